import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { prepararServidor } from './kit/servidor.ts';

describe('as fiscalizações da demonstração', () => {
  const servidor = prepararServidor();

  it('têm as situações que cabem às nove, antes de qualquer janela de hoje, e as telas as mostram', async () => {
    const lidas = await rows<{ situacao: string }>(servidor.database, sql`select distinct situacao from fiscalizacoes`);
    expect(lidas.map(({ situacao }) => situacao).sort()).toEqual([
      'AGUARDANDO_FOTOS',
      'CANCELADA',
      'CIENTE_FORNECEDOR',
      'NAO_REALIZADA',
      'PENDENTE',
      'REALIZADA',
    ]);
    const { body } = await servidor.como('gestora').get('/ms-alipen/fiscalizacoes?situacao=REALIZADA').expect(200);
    expect(body.itens[0].resultado).toBeTruthy();
    await servidor.como('monitoramento').get(`/ms-alipen/fiscalizacoes/${body.itens[0].id}`).expect(200);
    await servidor.como('fiscal').get('/ms-alipen/fiscalizacoes/do-dia').expect(200);
  });

  it('do-dia com o mesmo ETag é 304', async () => {
    const primeira = await servidor.como('fiscal').get('/ms-alipen/fiscalizacoes/do-dia').expect(200);
    await servidor
      .como('fiscal')
      .get('/ms-alipen/fiscalizacoes/do-dia')
      .set('If-None-Match', String(primeira.headers.etag))
      .expect(304);
  });
});
