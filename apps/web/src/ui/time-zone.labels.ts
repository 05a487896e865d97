/** Brazil's time zones, for units whose clock is not their state's. */
export const TIME_ZONES: Readonly<Record<string, string>> = {
  'America/Noronha': 'Fernando de Noronha (UTC−2)',
  'America/Sao_Paulo': 'Brasília (UTC−3)',
  'America/Bahia': 'Bahia (UTC−3)',
  'America/Belem': 'Belém (UTC−3)',
  'America/Santarem': 'Santarém (UTC−3)',
  'America/Fortaleza': 'Fortaleza (UTC−3)',
  'America/Maceio': 'Maceió (UTC−3)',
  'America/Recife': 'Recife (UTC−3)',
  'America/Araguaina': 'Tocantins (UTC−3)',
  'America/Manaus': 'Manaus (UTC−4)',
  'America/Porto_Velho': 'Porto Velho (UTC−4)',
  'America/Boa_Vista': 'Boa Vista (UTC−4)',
  'America/Cuiaba': 'Cuiabá (UTC−4)',
  'America/Campo_Grande': 'Campo Grande (UTC−4)',
  'America/Rio_Branco': 'Rio Branco (UTC−5)',
  'America/Eirunepe': 'Oeste do Amazonas (UTC−5)',
};

/** "Brasília" of "America/Sao_Paulo". */
export const zoneName = (zone: string) =>
  (TIME_ZONES[zone] ?? zone.split('/').at(-1) ?? zone).replace(/ \(.*/, '').replaceAll('_', ' ');
