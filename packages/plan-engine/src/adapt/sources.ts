/** What changes of a plan rest on, by its key; a catalogue of texts names it. */
export type AdaptSource =
  | 'design'
  | 'convention'
  | 'daniels'
  | 'danielsReturn'
  | 'elliott'
  | 'frandsen'
  | 'friel'
  | 'iocIllness'
  | 'myProCoach'
  | 'spiering'
  | 'trainerRoad'
  | 'tri2max'
