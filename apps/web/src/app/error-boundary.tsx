import { Component, type ReactNode } from 'react'
import { RootError } from './root-error.js'

/** Catches what breaks while rendering, or a screen whose code cannot be loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <RootError /> : this.props.children
  }
}
