import { CERTEZA, chanceDe, type Risco, semanaDe, sorteada, sorteio } from './sorteio.rules.ts';

const REGRAS = {
  ativo: true,
  minimoSemanal: 3,
  chanceBasePct: 5,
  notaBaixa: 850,
  chanceNotaBaixaPct: 30,
  contratoNovoDias: 30,
  chanceContratoNovoPct: 25,
  chanceReincidenciaPct: 50,
  diferencaPct: 10,
  chanceDiferencaPct: 30,
};
const SEM_RISCO: Risco = { notaMedia: 900, contratoDias: 200, reincidente: false, diferencaPct: 0 };
const FEITO = { feitas: 3, restantes: 10 };

describe('o plano de amostragem', () => {
  it.each<[string, Partial<Risco>, number]>([
    ['sem risco', {}, 500],
    ['nota no limite', { notaMedia: 850 }, 500],
    ['nota abaixo do limite', { notaMedia: 849 }, 3500],
    ['fornecedor nunca fiscalizado', { notaMedia: null }, 500],
    ['contrato no último dia de novo', { contratoDias: 29 }, 3000],
    ['contrato que já não é novo', { contratoDias: 30 }, 500],
    ['diferença no limite', { diferencaPct: 10 }, 3500],
    ['diferença abaixo', { diferencaPct: 9 }, 500],
    ['reincidência', { reincidente: true }, 5500],
    [
      'tudo junto não passa da certeza',
      { notaMedia: 0, contratoDias: 0, reincidente: true, diferencaPct: 50 },
      CERTEZA,
    ],
  ])('depois do mínimo da semana, %s', (_, risco, chance) => {
    expect(chanceDe(REGRAS, { ...SEM_RISCO, ...risco }, FEITO).chance).toBe(chance);
  });

  it.each([
    [0, 21, 1429, 'ROTINA'],
    [2, 4, 2500, 'ROTINA'],
    [0, 3, CERTEZA, 'ROTINA'],
    [0, 1, CERTEZA, 'ROTINA'],
    [2, 0, CERTEZA, 'ROTINA'],
    [3, 1, 500, 'AMOSTRAGEM'],
  ])('com %i feitas e %i entregas até domingo a chance é %i', (feitas, restantes, chance, origem) => {
    expect(chanceDe(REGRAS, SEM_RISCO, { feitas, restantes })).toEqual({ chance, origem });
  });

  it('diz por que sorteou', () => {
    expect(chanceDe(REGRAS, { ...SEM_RISCO, reincidente: true }, FEITO).origem).toBe('REINCIDENCIA');
    expect(chanceDe({ ...REGRAS, minimoSemanal: 0 }, SEM_RISCO, { feitas: 0, restantes: 1 }).origem).toBe('AMOSTRAGEM');
  });

  it('garante o mínimo da semana, seja qual for o sorteio', () => {
    for (let semana = 0; semana < 200; semana += 1) {
      let feitas = 0;
      for (let entrega = 0; entrega < 28; entrega += 1) {
        const { chance } = chanceDe(REGRAS, SEM_RISCO, { feitas, restantes: 28 - entrega });
        if (
          sorteada(`segredo ${semana}`, { pedidoId: Math.floor(entrega / 4), tipoAlimentacaoId: entrega % 4 }, chance)
        )
          feitas += 1;
      }
      expect(feitas).toBeGreaterThanOrEqual(3);
    }
  });

  it('o sorteio da mesma entrega é sempre o mesmo, e outro segredo dá outro', () => {
    expect(sorteio('a', 1, 2)).toBe(sorteio('a', 1, 2));
    const de = (segredo: string) => Array.from({ length: 20 }, (_, at) => sorteio(segredo, at, 1));
    expect(de('a')).not.toEqual(de('b'));
    expect(de('a').every(numero => numero >= 0 && numero < CERTEZA)).toBe(true);
  });

  it.each([
    ['2026-11-16', '2026-11-16', '2026-11-22'],
    ['2026-11-20', '2026-11-16', '2026-11-22'],
    ['2026-11-22', '2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-23', '2026-11-29'],
  ])('a semana de %s vai de segunda %s a domingo %s', (data, de, ate) => {
    expect(semanaDe(data)).toEqual({ de, ate });
  });
});
