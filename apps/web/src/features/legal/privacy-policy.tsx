import { LegalPage } from './legal-page.js'

export function PrivacyPolicy() {
  return (
    <LegalPage title="Privacy Policy" updated="20 November 2026">
      <p>
        TriPlan is open-source software that anyone can run. This page says what the software itself keeps and does.
        Whoever runs the server you are using is responsible for it; ask them about backups, logs of the network and how
        to reach them.
      </p>
      <h2>What is kept</h2>
      <p>
        Without an account, nothing leaves your browser: what you type into the set-up and the plan made from it stay in
        the browser's own storage until you clear it. Files that you export are made in your browser, with or without an
        account. With an account, what you change without a connection waits in that storage until it is sent or you
        sign out.
      </p>
      <p>With an account, the server keeps:</p>
      <ul>
        <li>your e-mail address and a one-way hash of your password, never the password itself;</li>
        <li>your default paces, experience level and weekly schedule;</li>
        <li>your training plans, their sessions, and what you log about them;</li>
        <li>
          the totals of activities that you add from files or that Garmin sends for you: sport, start, duration,
          distance, heart rate; of files also how it went, as averages of speed, power and heart rate over a few
          seconds, laps and lengths, without any place. Files and archives are read in your browser and are not
          uploaded;
        </li>
        <li>
          while you are connected to Garmin: its tokens, encrypted, which end when you disconnect, and for 14 days a
          record of what Garmin sent;
        </li>
        <li>the calendar address and the links to plans that you make, until you switch them off;</li>
        <li>a record of your signed-in sessions, which ends 30 days after you signed in at the latest;</li>
        <li>
          when you signed in or out and when somebody gave a wrong password, with the kind of browser and the first part
          of the network address, for 90 days.
        </li>
      </ul>
      <h2>What it is used for</h2>
      <p>
        Only to make, show and adapt your training plans. There is no advertising, no tracking, no analytics, and
        nothing is sold or given to anyone. Whoever has your calendar address sees your current plan, and whoever has a
        link to a plan sees that plan; both are yours to give and to end. Planned workouts are sent to Garmin only when
        you switch that on.
      </p>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you signed in. It is set when you sign in, cannot be read by scripts, and is gone when you log
        out. While you are signed in a second one holds your time zone, so that the page comes with the right day. There
        are no other cookies.
      </p>
      <h2>How long</h2>
      <p>
        Plans stay until you delete them. A deleted plan can be brought back with Undo for a moment; the server erases
        it with its workouts about a day later. Deleting your account erases everything in it at once. Log lines of the
        server hold request times and addresses, not your training data.
      </p>
      <h2>Your rights</h2>
      <p>
        In your settings you can download all your data as one file, which can be imported again, and delete your
        account with everything in it. For anything else, such as copies in backups, ask whoever runs this server; and
        you may complain to your data-protection authority.
      </p>
    </LegalPage>
  )
}
