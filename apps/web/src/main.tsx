import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { AppProvider } from './app/provider.tsx'
import { createRouter } from './app/router.tsx'
import './styles/app.css'

const root = document.getElementById('root')
if (root === null) throw new Error('expected an element #root in index.html')

createRoot(root).render(
  <StrictMode>
    <AppProvider>
      <RouterProvider router={createRouter()} />
    </AppProvider>
  </StrictMode>,
)
