import { type ComponentType, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { lazyThemed } from '../ui/theme/themed-part.js'
import { HomePage } from './home-page.js'
import { Shell } from './shell/shell.js'

const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyThemed(async () => (await load())[name])

const AuthPage = screen(() => import('../features/auth/auth-page.js'), 'AuthPage')
const ProtectedRoute = screen(() => import('./protected-route.js'), 'ProtectedRoute')
const PlansPage = screen(() => import('../features/plans/plans-page.js'), 'PlansPage')
const GarminRoute = screen(() => import('./garmin-route.js'), 'GarminRoute')
const PastTrainingRoute = screen(() => import('./past-training-route.js'), 'PastTrainingRoute')
const SettingsPage = screen(() => import('../features/settings/settings-page.js'), 'SettingsPage')
const SecurityPage = screen(() => import('../features/settings/security/security-page.js'), 'SecurityPage')
const ForgotPasswordPage = screen(() => import('../features/auth/forgot-password-page.js'), 'ForgotPasswordPage')
const ResetPasswordPage = screen(() => import('../features/auth/reset-password-page.js'), 'ResetPasswordPage')
const SessionPage = screen(() => import('../features/pool/session-page.js'), 'SessionPage')
const SharedPlanPage = screen(() => import('../features/shared-plan/shared-plan-page.js'), 'SharedPlanPage')
const AdminPage = screen(() => import('../features/admin/admin-page.js'), 'AdminPage')
const InvitePage = screen(() => import('../features/invite/invite-page.js'), 'InvitePage')
const PrivacyPolicy = screen(() => import('../features/legal/privacy-policy.js'), 'PrivacyPolicy')
const TermsOfService = screen(() => import('../features/legal/terms-of-service.js'), 'TermsOfService')
const NotFound = screen(() => import('./not-found.js'), 'NotFound')

/** One chunk a screen, but for the first one: a visitor loads that in one piece, and no more. */
export const Screens = () => (
  <Routes>
    <Route
      path="session/:plan/:exercise"
      element={
        <Suspense fallback={null}>
          <SessionPage />
        </Suspense>
      }
    />
    <Route element={<Shell />}>
      <Route index element={<HomePage />} />
      <Route path="progress" element={<HomePage />} />
      <Route path="race" element={<HomePage />} />
      <Route path="auth" element={<AuthPage />} />
      <Route path="forgot-password" element={<ForgotPasswordPage />} />
      <Route path="reset-password" element={<ResetPasswordPage />} />
      <Route element={<ProtectedRoute />}>
        <Route path="my-plans" element={<PlansPage />} />
        <Route path="garmin" element={<GarminRoute />} />
        <Route path="settings" element={<SettingsPage />} />
        <Route path="settings/security" element={<SecurityPage />} />
        <Route path="admin" element={<AdminPage />} />
      </Route>
      <Route path="history" element={<PastTrainingRoute />} />
      <Route path="shared/:token" element={<SharedPlanPage />} />
      <Route path="invite" element={<InvitePage />} />
      <Route path="privacy-policy" element={<PrivacyPolicy />} />
      <Route path="terms-of-service" element={<TermsOfService />} />
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
)
