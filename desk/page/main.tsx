import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './desk.css'

const root = document.getElementById('desk')
if (root) createRoot(root).render(<App />)
