import { gruposDe, papeisDe } from './por-chave.model.ts';

type Mapa = Parameters<typeof papeisDe>[0][number];
const mapa = (id: number, data: string, faltam: Mapa['faltam']): Mapa => ({
  lotacao: { id, nome: `UPSL ${id}`, municipio: 'São Luís', uf: 'MA' },
  ...{ data, versao: 2, fechadoEm: '2026-11-20T13:00:00.000Z', fechadoPor: 'Sônia' },
  ...{ totalRefeicoes: 100, liquidoCentavos: 5_000, faltam },
});

it('os mapas a assinar se juntam por unidade e mês, só os do papel; a ciência do preposto não é de chave', () => {
  const mapas = [
    mapa(1, '2026-10-30', ['FISCAL']),
    mapa(1, '2026-10-31', ['FISCAL', 'PREPOSTO']),
    mapa(2, '2026-10-31', ['RESPONSAVEL_UNIDADE']),
    mapa(1, '2026-11-01', ['FISCAL', 'RESPONSAVEL_UNIDADE']),
  ];
  expect(papeisDe(mapas)).toEqual(['FISCAL', 'RESPONSAVEL_UNIDADE']);
  expect(gruposDe(mapas, 'FISCAL').map(({ chave, mapas: dele, centavos }) => [chave, dele.length, centavos])).toEqual([
    ['1/2026-10', 2, 10_000],
    ['1/2026-11', 1, 5_000],
  ]);
  expect(gruposDe(mapas, 'RESPONSAVEL_UNIDADE').map(({ lotacao, mes }) => [lotacao, mes])).toEqual([
    ['UPSL 2', '2026-10'],
    ['UPSL 1', '2026-11'],
  ]);
});
