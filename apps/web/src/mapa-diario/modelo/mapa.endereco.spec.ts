import { celulaEm, enderecoDe } from './mapa.endereco.ts';

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

it('several units, once each and no more than the contract takes; what is shown and how are in the address', () => {
  expect(ler('lotacoes=3,1,3,x,0').lotacoes).toEqual([3, 1]);
  expect(ler(`lotacoes=${Array.from({ length: 60 }, (_, n) => n + 1).join(',')}`).lotacoes).toHaveLength(50);
  expect(ler('execucao=sim&aba=graficos&fornecedorId=4')).toMatchObject({
    execucao: true,
    aba: 'graficos',
    fornecedorId: 4,
  });
  expect(ler('aba=outra').aba).toBe('tabela');
});

it('a cell is its day, its unit and what its column is; one that is not whole is the day, and nonsense is none', () => {
  const inteira = {
    ...{ data: '2026-11-20', lotacaoId: 12 },
    coluna: { tipoAlimentacaoId: 2, tipoPublicoId: 1 },
  };
  expect(celulaEm(inteira)).toBe('2026-11-20.12.2.1');
  expect(celulaEm({ ...inteira, coluna: undefined })).toBe('2026-11-20.12');
  expect(ler('celula=2026-11-20.12.2.1').celula).toEqual(inteira);
  for (const dia of ['2026-11-20.12', '2026-11-20.12.3', '2026-11-20.12.x.1'])
    expect(ler(`celula=${dia}`).celula).toEqual({ ...inteira, coluna: undefined });
  for (const nada of ['', '12', '2026-11-31.12', '2026-11-20.0.2.1'])
    expect(ler(`celula=${nada}`).celula).toBeUndefined();
});
