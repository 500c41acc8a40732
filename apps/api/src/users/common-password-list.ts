/** What is guessed here besides what the library knows, in lower case: seasons and years, our own words, newer names. */
export const MORE_COMMON_PASSWORDS = `
  password1! p@ssword pass12345 contraseña parola123 haslo123 0987654321 1231231234 100200 qwertz qwertzui mnbvcxz
  lkjhgfdsa poiuytrewq aa12345678 abc111 woaini1314 admin1234 admin@123 root123 toor123 guest123 test12345 demo123
  letmein! welcome! changeme123 login123 superuser facebook1 twitter linkedin linkedin1 github gitlab mysql1 postgres
  postgres1 princess12 princess123 triathlon1 ironman123 ironman70 marathon1 minecraft1 fortnite roblox123 barcelona1
  michael23 brandon12 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 winter2023
  winter2024 winter2025 winter2026 spring2024 spring2025 spring2026 autumn2024 autumn2025 autumn2026 march123 april123
  family123 hello! ciao123 123love 1love1 teamo1 teamo123 bailar geheim1 passwort123 juventus1 hack123 twilight1
  computer123 internet123 superstar1 pamela123 ironman70.3 triplan triplan1 triplan123 swimbikerun triathlete
  halfironman summer2027 winter2027 spring2027 autumn2027
`
