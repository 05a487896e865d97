import { enderecoDe, mesVizinho } from './mapa.endereco.ts';

const ler = (texto: string) => enderecoDe(new URLSearchParams(texto), '2026-11-20');

it('an empty address is today by accepted meals', () => {
  expect(ler('')).toMatchObject({ visao: 'dia', data: '2026-11-20', mes: '2026-11', base: 'ACEITA', diferenca: false });
});

it('nonsense in the address falls back instead of breaking the screen', () => {
  expect(ler('visao=ano&data=ontem&mes=2026-13&base=PAGA&lotacaoId=x&uf=XX')).toMatchObject({
    visao: 'dia',
    data: '2026-11-20',
    mes: '2026-11',
    base: 'ACEITA',
    lotacaoId: undefined,
    uf: undefined,
  });
  expect(ler('visao=toString').visao).toBe('dia');
});

it('a month steps over the year', () => {
  expect([mesVizinho('2026-12', 1), mesVizinho('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
