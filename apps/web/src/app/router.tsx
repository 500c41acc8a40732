import { createBrowserRouter } from 'react-router-dom'
import { RootError } from './root-error.js'
import { Shell } from './shell.js'

/** One chunk a screen: a visitor loads what the first screen needs and no more. */
export const makeRouter = () =>
  createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <RootError />,
      hydrateFallbackElement: <></>,
      children: [
        { path: '/', lazy: async () => ({ Component: (await import('./home-page.js')).HomePage }) },
        { path: '/auth', lazy: async () => ({ Component: (await import('../features/auth/auth-page.js')).AuthPage }) },
        {
          lazy: async () => ({ Component: (await import('./protected-route.js')).ProtectedRoute }),
          children: [
            {
              path: '/my-plans',
              lazy: async () => ({ Component: (await import('../features/plans/plans-page.js')).PlansPage }),
            },
            {
              path: '/garmin',
              lazy: async () => ({ Component: (await import('../features/garmin/garmin-page.js')).GarminPage }),
            },
            {
              path: '/settings',
              lazy: async () => ({ Component: (await import('../features/settings/settings-page.js')).SettingsPage }),
            },
          ],
        },
        {
          path: '/privacy-policy',
          lazy: async () => ({ Component: (await import('../features/legal/privacy-policy.js')).PrivacyPolicy }),
        },
        {
          path: '/terms-of-service',
          lazy: async () => ({ Component: (await import('../features/legal/terms-of-service.js')).TermsOfService }),
        },
        { path: '*', lazy: async () => ({ Component: (await import('./not-found.js')).NotFound }) },
      ],
    },
  ])
