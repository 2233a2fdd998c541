import { create } from 'zustand'

/** Whether the dialog for a blank canvas is open. */
export const useBlankStore = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

export const openBlank = (): void => useBlankStore.setState({ isOpen: true })
export const closeBlank = (): void => useBlankStore.setState({ isOpen: false })
