import { LegalPage } from './legal-page.js'

export function TermsOfService() {
  return (
    <LegalPage title="Terms of Service" updated="1 December 2026">
      <h2>What TriPlan is</h2>
      <p>
        TriPlan makes training plans for triathlons from what you tell it. It is open-source software under the MIT
        licence and is provided as it is, without a warranty of any kind.
      </p>
      <h2>Not medical advice</h2>
      <p>
        Plans are general guidance, not medical advice. Training for endurance sport carries risks. See a doctor before
        you start if you have a health condition, are pregnant, or have not trained for a long time. Stop and seek help
        when you feel pain in the chest, faintness or unusual shortness of breath. Ask a doctor or dietitian before you
        eat and drink by a plan if you have diabetes, kidney or heart disease. Never swim alone in open water.
      </p>
      <h2>Your account</h2>
      <p>
        Use your own e-mail address and a password that you use nowhere else, and keep it to yourself. You are
        responsible for what happens under your account.
      </p>
      <h2>Your plans</h2>
      <p>
        What you enter and the plans made from it are yours. You may copy, print, change and share them as you like.
      </p>
      <h2>Fair use</h2>
      <p>
        Do not try to reach other people's data, to overload the server, or to break its protections. Whoever runs the
        server may close accounts that do.
      </p>
      <h2>Liability</h2>
      <p>
        As far as the law allows, neither the authors nor whoever runs this server for free are liable for damage that
        comes from using it.
      </p>
    </LegalPage>
  )
}
