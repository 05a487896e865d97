import { randomUUID } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { fotografar } from '../src/demonstracao/demonstracao.ts';
import { fotosFiscalizacao } from '../src/fiscalizacoes/fiscalizacoes.schema.ts';
import { guardar, imagem, sha256De } from './fotos.cenario.ts';
import { abrirZip, baixarPronto, emBytes } from './kit/arquivo.ts';
import { dia, prepararServidor, type Quem } from './kit/servidor.ts';

type Schemas = components['schemas'];

const REALIZADAS = 'REALIZADA,CIENTE_FORNECEDOR,AGUARDANDO_FOTOS';
const periodo = { de: dia(-30), ate: dia(0) };

describe('as fiscalizações em lote', () => {
  const servidor = prepararServidor();
  beforeAll(() => fotografar(servidor.app), 60_000);

  const listar = async (quem: Quem, filtro: object = {}): Promise<Schemas['PaginaFiscalizacoes']> =>
    (
      await servidor
        .como(quem)
        .get('/ms-alipen/fiscalizacoes')
        .query({ situacao: REALIZADAS, ...periodo, tamanho: 100, ...filtro })
        .expect(200)
    ).body;
  const exportar = (quem: Quem, filtro: object) =>
    servidor.como(quem).get('/ms-alipen/fiscalizacoes/exportacao').query(filtro);
  const pedir = (quem: Quem, tipo: string, fiscalizacoes: object) =>
    servidor.como(quem).post('/ms-alipen/downloads').send({ tipo, parametros: { fiscalizacoes } });

  async function preparado(quem: Quem, tipo: string, fiscalizacoes: object): Promise<Map<string, Buffer>> {
    const arquivo = await baixarPronto(servidor, quem, { tipo, parametros: { fiscalizacoes } });
    expect(arquivo.tipo).toBe('application/zip');
    return abrirZip(arquivo.bytes);
  }

  it('a lista dos filtros em CSV e XLSX: as mesmas linhas que a tela mostra', async () => {
    const { total, itens } = await listar('gestora');
    const csv = await exportar('gestora', { ...periodo, formato: 'csv' }).expect(200);
    const linhas = csv.text.trim().split('\r\n');
    expect(linhas).toHaveLength(total + 1);
    expect(linhas[0]).toContain('Número;Dia;Lotação');
    expect(linhas[1]).toContain(itens[0]?.numero ?? '?');
    const reprovadas = await listar('gestora', { resultado: 'REPROVADA' });
    const so = await exportar('gestora', { ...periodo, resultado: 'REPROVADA', formato: 'csv' }).expect(200);
    expect(so.text.trim().split('\r\n')).toHaveLength(reprovadas.total + 1);
    const xlsx = await exportar('monitoramento', { ...periodo, formato: 'xlsx' }).expect(200);
    expect(xlsx.headers['content-type']).toContain('spreadsheetml');
    await exportar('atendimento', periodo).expect(403);
    await exportar('gestora', { situacao: 'OUTRA' }).expect(422);
  });

  it('a solicitante leva só as da sua lotação', async () => {
    const { total } = await listar('solicitante');
    const csv = await exportar('solicitante', { ...periodo, formato: 'csv' }).expect(200);
    expect(csv.text.trim().split('\r\n')).toHaveLength(total + 1);
    const alheia = (await listar('gestora')).itens.find(({ lotacao }) => !csv.text.includes(lotacao.nome));
    await exportar('solicitante', { lotacaoId: alheia?.lotacao.id }).expect(403);
    await pedir('solicitante', 'TERMOS_ZIP', { lotacaoId: alheia?.lotacao.id }).expect(403);
    const termos = await preparado('solicitante', 'TERMOS_ZIP', periodo);
    expect(termos.size).toBe(total);
  });

  it('as opções dos filtros são as das fiscalizações que cada pessoa vê, e filtram o que dizem', async () => {
    const opcoes = async (quem: Quem, filtro: object = periodo): Promise<Schemas['OpcoesFiscalizacoes']> =>
      (await servidor.como(quem).get('/ms-alipen/fiscalizacoes/opcoes').query(filtro).expect(200)).body;
    const nomes = (quais: readonly { nome: string }[]) => quais.map(({ nome }) => nome);
    for (const quem of ['gestora', 'solicitante', 'monitoramento', 'fiscal'] as const) {
      const { itens } = await listar(quem, { situacao: undefined });
      const { fornecedores, fiscais } = await opcoes(quem);
      expect(new Set(nomes(fornecedores))).toEqual(new Set(itens.flatMap(({ fornecedor }) => fornecedor?.nome ?? [])));
      expect(new Set(nomes(fiscais))).toEqual(
        new Set(itens.flatMap(({ fiscal, designado }) => [fiscal, designado].flatMap(pessoa => pessoa?.nome ?? []))),
      );
    }
    const { fornecedores, fiscais } = await opcoes('gestora');
    const [fornecedor] = fornecedores;
    const deles = await listar('gestora', { fornecedorId: fornecedor?.id, fiscalId: fiscais[0]?.id });
    expect(deles.itens.every(item => item.fornecedor?.nome === fornecedor?.nome)).toBe(true);
    expect(await opcoes('gestora', { de: '2020-01-01', ate: '2020-01-02' })).toEqual({ fornecedores: [], fiscais: [] });
    await servidor.como('atendimento').get('/ms-alipen/fiscalizacoes/opcoes').expect(403);
    await servidor.como('gestora').get('/ms-alipen/fiscalizacoes/opcoes').query({ de: 'ontem' }).expect(422);
  });

  it('em lote, todo filtro da lista vale: também a gravidade e a correção', async () => {
    const uma = (await listar('gestora', { resultado: 'REPROVADA' })).itens[0];
    const filtro = { ...periodo, fornecedorId: uma?.fornecedor?.id, gravidade: 'GRAVISSIMO', criticas: true };
    const { total } = await listar('gestora', filtro);
    const resposta = await pedir('gestora', 'TERMOS_ZIP', filtro);
    expect(resposta.status).toBe(total > 0 ? 201 : 422);
    const corrigidas = await pedir('gestora', 'TERMOS_ZIP', { ...periodo, correcao: 'FEITA' });
    expect(corrigidas.status).toBe((await listar('gestora', { correcao: 'FEITA' })).total > 0 ? 201 : 422);
    if (corrigidas.status === 422) expect(corrigidas.body.detail).toBe('Não há termos de fiscalizações neste filtro.');
  });

  it('os termos do filtro em um zip: um PDF por fiscalização', async () => {
    const filtro = { ...periodo, resultado: 'REPROVADA' };
    const { itens } = await listar('gestora', filtro);
    const termos = await preparado('gestora', 'TERMOS_ZIP', filtro);
    expect([...termos.keys()].sort()).toEqual(itens.map(({ numero }) => `termo-${numero}.pdf`).sort());
    for (const pdf of termos.values()) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('as fotos do filtro em um zip: uma pasta por fiscalização, cada foto como está guardada', async () => {
    const { itens } = await listar('gestora');
    const comFotos = itens.filter(({ fotos, fotosFaltando }) => fotos > fotosFaltando);
    const fotos = await preparado('gestora', 'FOTOS_ZIP', periodo);
    expect(fotos.size).toBe(comFotos.reduce((soma, { fotos: quantas }) => soma + quantas, 0));
    expect([...fotos.keys()][0]).toMatch(/^F\d{4}-\d{6}\/01-h1-marmita\.jpg$/);
    for (const jpeg of fotos.values()) expect(jpeg.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  it('sem nada no filtro, ou para quem não vê fiscalizações, o pedido é recusado com uma frase', async () => {
    const nada = await pedir('gestora', 'FOTOS_ZIP', { de: '2020-01-01', ate: '2020-01-02' }).expect(422);
    expect(nada.body.detail).toBe('Não há fotos de fiscalizações neste filtro.');
    await pedir('atendimento', 'TERMOS_ZIP', periodo).expect(403);
  });

  describe('com quarenta fotos', () => {
    it('o termo e a folha de fotos as têm todas', async () => {
      const [alvo] = (await listar('gestora')).itens.filter(({ fotos }) => fotos === 0);
      const { id, lotacao } = alvo as Schemas['FiscalizacaoResumida'];
      await servidor.como('gestora').get(`/ms-alipen/fiscalizacoes/${id}/folha-de-fotos`).expect(409);
      const linhas: (typeof fotosFiscalizacao.$inferInsert)[] = [];
      for (let ordem = 0; ordem < 40; ordem += 1) {
        // As a device sends them: 1,600 pixels, with noise that does not compress well.
        const foto = await imagem(1600, 1200).jpeg({ quality: 82 }).toBuffer();
        const [uuid, sha256] = [randomUUID(), sha256De(foto)];
        await guardar(servidor, 'gestora', foto, { uuid, lotacaoId: lotacao.id, contexto: 'MARMITA' }).expect(200);
        linhas.push({
          fiscalizacaoId: id,
          numero: 1,
          uuid,
          sha256,
          bytes: foto.length,
          contexto: 'MARMITA',
          item: 'H1',
          ordem,
        });
      }
      await servidor.database.insert(fotosFiscalizacao).values(linhas);
      for (const papel of ['termo', 'folha-de-fotos']) {
        const { body } = await servidor
          .como('gestora')
          .get(`/ms-alipen/fiscalizacoes/${id}/${papel}`)
          .buffer()
          .parse(emBytes as never)
          .expect(200);
        expect((body as Buffer).toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(40);
      }
    });
  });
});
