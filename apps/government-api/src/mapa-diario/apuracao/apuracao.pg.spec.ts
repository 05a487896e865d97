import { prepararBanco } from '../../../test/kit/banco.ts';
import { situacoesCompletas } from '../../fiscalizacoes/fiscalizacoes.ciclo.table.ts';
import { registro } from '../../parametros/parametros.registro.table.ts';
import { situacoesNoMapa } from '../../pedidos/pedidos.ciclo.table.ts';

describe('o que o banco apura', () => {
  const banco = prepararBanco();
  const ditas = (texto = '') => [...texto.matchAll(/'([A-Z_]+)'/g)].map(([, situacao]) => situacao).sort();
  const doBanco = async (definicao: string): Promise<string> => {
    const [lida] = await banco.connection.withSession(session =>
      session.query<{ texto: string }>(`select ${definicao} as texto`),
    );
    return lida?.texto ?? '';
  };

  it('conta os pedidos e as fiscalizações que os ciclos dizem, e nenhum outro', async () => {
    const visao = await doBanco(`pg_get_viewdef('pedidos_que_contam'::regclass)`);
    expect(ditas(visao)).toEqual([...situacoesNoMapa].sort());
    const funcao = await doBanco(`(select prosrc from pg_proc where proname = 'descontos_apurados')`);
    expect(ditas(funcao)).toEqual([...situacoesCompletas].sort());
  });

  it('compara os servidores com o próprio efetivo, enquanto ninguém diz outra coisa (R16)', async () => {
    expect(registro.baseServidores.padrao).toBe('EFETIVO_SERVIDOR');
    const dias = (de: string, ate: string) =>
      banco.connection.withSession(session =>
        session.query<{ dia: string }>(`select dia::text from dias_pelos_internos('${de}', '${ate}') dia order by 1`),
      );
    expect(await dias('2026-10-01', '2026-10-31')).toEqual([]);
    await banco.connection.withSession(session =>
      session.query(`with chave as (insert into parametros (chave) values ('baseServidores') on conflict do nothing)
        insert into vigencias_parametro (chave, vale_de, valor) values
        ('baseServidores', '2026-10-10', '"EFETIVO_INTERNO"'), ('baseServidores', '2026-10-12', null)`),
    );
    expect((await dias('2026-10-01', '2026-10-31')).map(({ dia }) => dia)).toEqual(['2026-10-10', '2026-10-11']);
  });

  it('é lido pelo papel do sistema', async () => {
    const contas = banco.doSistema.withSession(session =>
      session.query(`select * from contas_apuradas('2026-10-01', '2026-10-31')`),
    );
    await expect(contas).resolves.toEqual([]);
  });
});
