import { create } from 'zustand'

/** Whether the dialog to save a template is open. */
export const useTemplateDialog = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

export const openTemplateDialog = (): void => useTemplateDialog.setState({ isOpen: true })
export const closeTemplateDialog = (): void => useTemplateDialog.setState({ isOpen: false })
