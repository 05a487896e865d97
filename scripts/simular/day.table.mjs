// The assumptions of the load. Every figure that is not measured is here, with its source (docs/operations/dimensionamento.md).

/**
 * Shares and counts per unit or person and day. Besides these, each unit tells its head count once (DF: daily, by checklist),
 * records every meal of its order (Maranhão, Espírito Santo: four), and closes and signs its day with the password (Mato Grosso);
 * each desk takes one spreadsheet.
 */
const assumptions = {
  sessoesComSenha: {
    value: 0.1,
    what: 'people who sign in with their password on the day; the others hold a session',
    source: 'a session lasts a day',
  },
  edita: { value: 0.3, what: 'units that change the draft of the programme in the morning', source: 'estimate' },
  envia: {
    value: 0.97,
    what: 'units that send before the cut-off; for the others the system sends the programme',
    source: 'estimate',
  },
  comprovante: { value: 0.05, what: 'receipts (PDF) read per order', source: 'estimate' },
  atrasadas: { value: 0.03, what: 'meals recorded after their window', source: 'domain.md 9' },
  parciais: { value: 0.01, what: 'meals that bring fewer than confirmed', source: 'domain.md 9' },
  recusadas: { value: 0.01, what: 'meals of which some are refused', source: 'estimate' },
  fiscalizadas: {
    value: 3 / 7,
    what: 'inspections a unit and day: drawn by the product itself',
    source: 'DF: three a week (R27), the plan as shipped',
  },
  fotos: { value: 3, what: 'photos an inspection', source: 'R24 asks for one; plate, scale and thermometer' },
  fotoVista: { value: 1, what: 'photos looked at an inspection', source: 'estimate' },
  mapaDoMes: { value: 0.3, what: 'months of the unit read when the day is closed', source: 'estimate' },
  telasAbertas: {
    value: 0.1,
    what: 'units with a screen open (event stream), 2,000 at most',
    source: 'estimate; 2,000 is what bench/fluxos holds',
  },
  unidadesPorFiscal: { value: 20, what: 'units an inspector visits', source: 'estimate' },
  unidadesPorMonitor: { value: 150, what: 'units a person of monitoring follows', source: 'estimate' },
  olharesDoMonitor: {
    value: 40,
    what: 'times a day a person of monitoring opens home, board and matrix',
    source: 'estimate',
  },
};

export const given = name => assumptions[name].value;

/** Hours of the real day that is pressed together: from the first screen of the eve to the last map signed. */
export const REAL_HOURS = 26;

/**
 * The course of the simulated day. `at`: days from the meal day, and the hour in Brasília the servers' clock is put to; `late`: the
 * hour it goes on to in the last seventh. `share`: part of the run's length. `jobs`: what is waited for before the phase begins.
 * `anyHour`: can be done on a product whose clock is not ours.
 */
export const phases = [
  {
    name: 'manhã da véspera',
    at: [-1, '09:00'],
    share: 0.12,
    acts: ['morning', 'watching'],
    jobs: 'drafts',
    anyHour: true,
  },
  { name: 'corrida até o limite', at: [-1, '16:30'], share: 0.22, acts: ['rush', 'watching'], anyHour: true },
  { name: 'confirmação', at: [-1, '20:45'], share: 0.06, acts: ['confirming'], jobs: 'limit', anyHour: true },
  {
    name: 'café da manhã',
    at: [0, '06:30'],
    late: '07:20',
    share: 0.11,
    meal: 0,
    acts: ['receiving', 'inspecting', 'watching'],
  },
  {
    name: 'almoço',
    at: [0, '11:30'],
    late: '12:20',
    share: 0.12,
    meal: 1,
    acts: ['receiving', 'inspecting', 'watching'],
  },
  {
    name: 'lanche',
    at: [0, '15:00'],
    late: '15:50',
    share: 0.11,
    meal: 2,
    acts: ['receiving', 'inspecting', 'watching'],
  },
  {
    name: 'jantar',
    at: [0, '17:10'],
    late: '17:58',
    share: 0.12,
    meal: 3,
    acts: ['receiving', 'inspecting', 'watching'],
  },
  { name: 'fechamento', at: [1, '07:30'], share: 0.14, acts: ['closing', 'maps'] },
];

/** It is past six o'clock on the eve in every zone: the system opens the drafts of the programme. */
export const DRAFTS_OPEN = [-1, '08:05'];

/** How arrivals spread over a phase: from the part of all that has arrived (0 to 1) to the instant (0 to 1). */
export const curves = {
  even: part => part,
  // Half of the orders come in the last quarter of the time left.
  rush: part => part ** (Math.log(0.75) / Math.log(0.5)),
};
