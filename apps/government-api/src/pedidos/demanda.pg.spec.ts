import { prepararBanco } from '../../test/kit/banco.ts';
import { situacoesNoMapa } from './pedidos.ciclo.table.ts';

describe('a demanda dos pedidos', () => {
  const banco = prepararBanco();

  it('conta os pedidos que o ciclo diz que contam no mapa, e nenhum outro', async () => {
    const [visao] = await banco.connection.withSession(session =>
      session.query<{ definicao: string }>(`select pg_get_viewdef('demanda_dos_pedidos'::regclass) as definicao`),
    );
    const ditas = [...(visao?.definicao ?? '').matchAll(/'([A-Z_]+)'::/g)].map(([, situacao]) => situacao);
    expect(ditas.sort()).toEqual([...situacoesNoMapa].sort());
  });

  it('é lida pelo papel do sistema', async () => {
    const lida = banco.doSistema.withSession(session => session.query('select * from demanda_dos_pedidos'));
    await expect(lida).resolves.toEqual([]);
  });
});
