/** Across a room only the beginning of a line is read, so common beginnings become the abbreviations people use. */
const CURTOS: readonly (readonly [RegExp, string])[] = [
  [/^Unidade Prisional (?:Regional )?(?:d[aeo]s? )?/i, 'UP '],
  [/^Complexo Penitenciário (?:d[aeo]s? )?/i, 'Compl. '],
  [/^Penitenciária (?:Regional |Estadual )?(?:d[aeo]s? )?/i, 'Pen. '],
  [/^Cadeia Pública (?:d[aeo]s? )?/i, 'CP '],
  [/^Central de Flagrantes (?:d[aeo]s? )?/i, 'Flagrantes '],
  [/^Centro Socioeducativo (?:d[aeo]s? )?/i, 'CSE '],
  [/^Casa de Acolhida (?:d[aeo]s? )?/i, 'Acolhida '],
  [/^Delegacia Regional (?:d[aeo]s? )?/i, 'DR '],
  [/^Delegacia (?:d[aeo]s? )?/i, 'DP '],
  [/^Batalhão (?:d[aeo]s? )?/i, 'Btl. '],
];

export function nomeCurto(nome: string): string {
  const conhecido = CURTOS.find(([comeco]) => comeco.test(nome));
  if (!conhecido) return nome;
  const [comeco, curto] = conhecido;
  const resto = nome.replace(comeco, '').trim();
  // A name without anything after its kind stays whole.
  return resto ? curto + resto : nome;
}
