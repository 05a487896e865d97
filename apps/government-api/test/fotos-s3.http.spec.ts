import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { fotos } from '../src/fotos/fotos.schema.ts';
import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { type S3DeMentira, s3DeMentira } from '../src/storage/s3.spec-kit.ts';
import { guardar, jpeg } from './fotos.cenario.ts';
import { CPF, prepararServidor } from './kit/servidor.ts';

describe('fotos em um S3 que falha', () => {
  let s3: S3DeMentira;
  const servidor = prepararServidor(async () => {
    s3 = await s3DeMentira();
    return { S3_URL: s3.endereco, S3_ACCESS_KEY_ID: 'chave', S3_SECRET_ACCESS_KEY: 'segredo' };
  });
  let lotacaoId: number;
  beforeAll(async () => {
    const [primeira] = await servidor.database.select().from(lotacoes).limit(1);
    lotacaoId = primeira?.id ?? 0;
  });
  afterEach(() => {
    s3.recusa = null;
  });
  afterAll(() => s3.fechar());
  const abrir = (foto: string) => servidor.como('gestora').get('/ms-alipen/foto-refeicao').query({ foto });
  const pelaMetade = async () => (await readdir(join(servidor.dataDir, 'fotos'))).length;

  async function umDownloadPronto(): Promise<string> {
    const [linha] = await rows<{ id: number }>(
      servidor.database,
      sql`insert into downloads (usuario_id, tipo, parametros, titulo, situacao, pedido_em, expira_em, arquivo, nome_arquivo,
            tipo_arquivo, bytes)
          select id, 'MAPA_CSV', '{}', 'Mapa', 'CONCLUIDO', now(), now() + interval '7 days', 'download-1.csv', 'mapa.csv',
            'text/csv', 10 from usuarios where cpf = ${CPF.gestora} returning id`,
    );
    return `/ms-alipen/downloads/${linha?.id}/arquivo`;
  }

  async function umAnexo(): Promise<string> {
    const [linha] = await rows<{ id: number; ocorrencia: number }>(
      servidor.database,
      sql`insert into anexos_ocorrencia (ocorrencia_id, uuid, nome, arquivo, tipo, bytes, sha256, enviado_em)
          select id, gen_random_uuid(), 'nota.pdf', 'ocorrencia-1.pdf', 'application/pdf', 10, repeat('a', 64), now()
          from ocorrencias order by id limit 1 returning id, ocorrencia_id as ocorrencia`,
    );
    return `/ms-alipen/ocorrencias/${linha?.ocorrencia}/anexos/${linha?.id}`;
  }

  const miniatura = (nome: string) => nome.endsWith('.miniatura.jpg');
  it.each([
    ['cheio, pelo estado', { status: 507, code: 'InsufficientStorage' }, 507, 'sem espaço', '300'],
    ['cheio, pela cota do balde', { status: 403, code: 'QuotaExceeded' }, 507, 'sem espaço', '300'],
    [
      'cheio só para a miniatura',
      { status: 507, code: 'XMinioStorageFull', quando: miniatura },
      507,
      'sem espaço',
      '300',
    ],
    ['com a chave recusada', { status: 403, code: 'InvalidAccessKeyId' }, 503, 'não alcançou', '30'],
    ['com falha', { status: 500, code: 'InternalError' }, 503, 'não alcançou', '30'],
    ['em manutenção', { status: 503, code: 'SlowDown' }, 503, 'não alcançou', '30'],
  ])('%s: a frase diz o que houve e nada fica pela metade', async (_nome, recusa, status, frase, espera) => {
    const antes = [await servidor.database.$count(fotos), [...s3.guardados.keys()]];
    s3.recusa = recusa;
    const resposta = await guardar(servidor, 'gestora', await jpeg(), { lotacaoId });
    expect([resposta.status, resposta.body.detail, resposta.headers['retry-after']]).toEqual([
      status,
      expect.stringContaining(frase),
      espera,
    ]);
    expect([await servidor.database.$count(fotos), [...s3.guardados.keys()]]).toEqual(antes);
    expect(await pelaMetade()).toBe(0);
  });

  it('a mesma foto, enviada de novo quando volta a haver espaço, é guardada', async () => {
    const foto = await jpeg();
    const uuid = '0b0f6d5e-6c57-4b0e-9a39-1d2f6f5f0a11';
    s3.recusa = { status: 507, code: 'InsufficientStorage' };
    await guardar(servidor, 'gestora', foto, { uuid, lotacaoId }).expect(507);
    s3.recusa = null;
    const { body } = await guardar(servidor, 'gestora', foto, { uuid, lotacaoId }).expect(200);
    await abrir(body.foto).expect(200);
  });

  it('a que já está guardada não some quando chega outra vez e falta espaço', async () => {
    const foto = await jpeg();
    const enviar = () =>
      servidor
        .como('gestora')
        .post('/ms-alipen/fotos')
        .query({ lotacaoId, contexto: 'MARMITA' })
        .type('image/jpeg')
        .send(foto);
    const { body } = await enviar().expect(201);
    s3.recusa = { status: 507, code: 'InsufficientStorage', quando: miniatura };
    await enviar().expect(507);
    s3.recusa = null;
    await abrir(body.foto).expect(200);
  });

  it('fora do ar: guardar e abrir são 503, com uma frase; baixar um arquivo pronto e um anexo também', async () => {
    const { body } = await guardar(servidor, 'gestora', await jpeg(), { lotacaoId }).expect(200);
    const download = await umDownloadPronto();
    const anexo = await umAnexo();
    await s3.fechar();
    for (const caminho of [download, anexo]) {
      const { status, body } = await servidor.como('gestora').get(caminho);
      expect([status, body.type]).toEqual([503, '/problemas/armazenamento-indisponivel']);
    }
    const guardada = await guardar(servidor, 'gestora', await jpeg(), { lotacaoId });
    const aberta = await abrir(body.foto);
    for (const { status, body } of [guardada, aberta]) {
      expect([status, body.type]).toEqual([503, '/problemas/armazenamento-indisponivel']);
    }
    expect(await pelaMetade()).toBe(0);
  });
});
