import { newQueryClient } from '../app/query-client.ts';
import { valoresDosContratos } from './mapa-diario.queries.ts';

it('asks what every contract of the map is worth, a hundred at a time', async () => {
  const perguntas: number[][] = [];
  globalThis.fetch = async input => {
    const { searchParams } = new URL((input as Request).url);
    const ids = (searchParams.get('contratos') ?? '').split(',').map(Number);
    perguntas.push(ids);
    const itens = ids.map(id => ({ id, valorTotalCentavos: id * 100 }));
    return Response.json({ itens, total: ids.length, pagina: 1, tamanho: Number(searchParams.get('tamanho')) });
  };
  const ids = Array.from({ length: 234 }, (_, n) => n + 7);
  const valores = await newQueryClient().fetchQuery(valoresDosContratos(ids));
  expect(perguntas.map(({ length }) => length)).toEqual([100, 100, 34]);
  expect([valores.size, valores.get(7), valores.get(240)]).toEqual([234, 700, 24_000]);
});
