import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { readKey, readSeal } from '../../../scripts/conferir-livro.mjs';
import { cosign, newWitness, witnessKey } from '../../../scripts/testemunhar-livro.mjs';
import { rows } from '../src/database/database.ts';
import { LivroService } from '../src/livro/livro.service.ts';
import { TestemunhasService } from '../src/testemunhas/testemunhas.service.ts';
import { semearCadeia } from './cadeia.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { AGORA, abrirCliente, type Cliente, semearCenario } from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Testemunha = Schemas['Testemunha'];
const CAMINHO = '/livro/testemunhas';
const TRIBUNAL = { nome: 'Tribunal de Contas', email: 'livro@tce.ma.gov.br', chave: null, ativo: true };
/** Twenty days closed and signed by two. */
const FOLHAS = 60;
const DEPOIS = '2026-11-20T14:05:00.000Z';

function testemunha(nome: string) {
  const guardada = newWitness(nome);
  return { chave: witnessKey(guardada), assinar: (selo: string) => cosign(guardada, selo) };
}

describe('as testemunhas do livro', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  const livro = async () => (await cliente.get<Schemas['Livro']>('gestora', '/livro')).corpo;
  const selar = () => cliente.pegar(LivroService).juntar();
  const publicar = () => cliente.pegar(TestemunhasService).publicar();
  const cartas = () =>
    rows<{ para: string; assunto: string; texto: string }>(
      banco.database,
      sql`select para, assunto, texto from emails where referencia = 'livro' order by id`,
    );
  const criar = async (dados: object) => (await cliente.post<Testemunha>('gestora', CAMINHO, dados)).corpo;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco, { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'alipen@orgao.gov.br' });
    cliente.em(AGORA);
  });

  it('cadastrada antes da primeira folha, não recebe nada; depois, cada selo novo, uma vez', async () => {
    expect((await criar(TRIBUNAL)).envio).toBeNull();
    expect(await publicar()).toBe(0);
    await semearCadeia(banco.database, 20);
    await selar();
    expect([await publicar(), await publicar()]).toEqual([1, 0]);
    const [carta, ...outras] = await cartas();
    expect(outras).toEqual([]);
    expect(carta).toMatchObject({ para: TRIBUNAL.email, assunto: `Livro de registro: ${FOLHAS} folhas` });
    const { selo, chave } = await livro();
    expect(carta?.texto).toContain(`${selo}\nChave do livro: ${chave}`);
    const { corpo } = await cliente.get<Schemas['Testemunhas']>('monitoramento', CAMINHO);
    expect(corpo.itens).toMatchObject([
      { nome: TRIBUNAL.nome, envio: { tamanho: FOLHAS, situacao: 'NA_FILA', em: null }, coassinatura: null },
    ]);
  });

  it('a que chega depois recebe logo o selo de hoje, e a que muda de endereço também', async () => {
    const nova = await criar({ nome: 'Boa Mesa', email: 'contas@boamesa.com.br', chave: null, ativo: true });
    expect(nova.envio).toMatchObject({ tamanho: FOLHAS, situacao: 'NA_FILA' });
    const { id, versao } = nova;
    const dados = { nome: 'Boa Mesa', email: 'fiscal@boamesa.com.br', chave: null, ativo: false };
    const { corpo } = await cliente.put<Testemunha>('gestora', `${CAMINHO}/${id}`, dados, `"${versao}"`);
    expect(corpo).toMatchObject({ ativo: false, envio: null });
    const ligada = { ...dados, ativo: true };
    expect((await cliente.put('gestora', `${CAMINHO}/${id}`, ligada, `"${versao}"`)).status).toBe(412);
    expect((await cartas()).map(({ para }) => para)).toEqual([TRIBUNAL.email, 'contas@boamesa.com.br']);
  });

  it.each([
    ['sem por onde avisar', { email: null }, 'Dê um e-mail, uma chave ou os dois.'],
    ['com um endereço pela metade', { email: 'livro@tce' }, 'Este e-mail não está completo.'],
    [
      'com a chave do livro no lugar da dela',
      { chave: 'a+00000000+AAAA' },
      'Esta não é uma chave de testemunha: copie-a inteira, como nome+marca+chave.',
    ],
    ['sem nome', { nome: '  ' }, 'Diga que órgão ou pessoa guarda o resumo.'],
  ])('recusa uma testemunha %s', async (_, errado, detail) => {
    const { status, corpo } = await cliente.post('gestora', CAMINHO, { ...TRIBUNAL, ...errado });
    expect([status, corpo]).toMatchObject([422, { detail }]);
  });

  it('só o gestor cadastra', async () => {
    expect((await cliente.post('monitoramento', CAMINHO, TRIBUNAL)).status).toBe(403);
    expect((await cliente.get('solicitante', CAMINHO)).status).toBe(403);
  });

  describe('a que assina de volta', () => {
    const mp = testemunha('mp.ma.gov.br/livro');
    const coassinar = (selo: string) =>
      cliente.post<Schemas['Coassinaturas']>('fiscal', '/livro/coassinaturas', { selo });

    it('é reconhecida pela chave; de novo, nada muda', async () => {
      const { id } = await criar({ nome: 'Ministério Público', email: null, chave: mp.chave, ativo: true });
      const selo = mp.assinar((await livro()).selo ?? '');
      const feita = { testemunhaId: id, testemunha: 'Ministério Público', tamanho: FOLHAS, selo, em: AGORA };
      for (const agora of [AGORA, DEPOIS]) {
        cliente.em(agora);
        const { status, corpo } = await coassinar(selo);
        expect([status, corpo.itens]).toEqual([201, [feita]]);
      }
      cliente.em(AGORA);
      const atos = await rows(banco.database, sql`select id from eventos where acao = 'coassinarLivro'`);
      expect(atos).toHaveLength(1);
      const { corpo } = await cliente.get<Testemunha>('gestora', `${CAMINHO}/${id}`);
      expect(corpo.coassinatura).toMatchObject({ tamanho: FOLHAS, selo });
      // Whoever has the ledger's key reads a head with more signatures like any other.
      expect(readSeal(selo, readKey((await livro()).chave ?? '')).size).toBe(FOLHAS);
    });

    it('uma chave é de uma só', async () => {
      const { status, corpo } = await cliente.post('gestora', CAMINHO, { ...TRIBUNAL, chave: mp.chave });
      expect([status, corpo]).toMatchObject([409, { errors: [{ pointer: '/chave' }] }]);
      const { itens } = (await cliente.get<Schemas['Testemunhas']>('gestora', CAMINHO)).corpo;
      const [primeira] = itens.filter(({ chave }) => chave === null);
      const dados = { nome: 'Outro', email: 'outro@tce.ma.gov.br', chave: mp.chave, ativo: true };
      const editada = await cliente.put('gestora', `${CAMINHO}/${primeira?.id}`, dados, `"${primeira?.versao}"`);
      expect(editada.status).toBe(409);
    });

    it('um selo sem assinatura boa não é recebido', async () => {
      const { selo } = await livro();
      const assinado = mp.assinar(selo ?? '');
      const outra = testemunha('mp.ma.gov.br/livro');
      const linhas = assinado.split('\n');
      const trocado = linhas.at(-2)?.replace(/.{6}$/, 'AAAAAA') ?? '';
      for (const falso of [selo ?? '', outra.assinar(selo ?? ''), assinado.replace(linhas.at(-2) ?? '', trocado)]) {
        const { status, corpo } = await coassinar(falso);
        expect([status, corpo]).toMatchObject([422, { errors: [{ pointer: '/selo' }] }]);
      }
      expect((await coassinar('um selo')).corpo).toMatchObject({
        detail: expect.stringContaining('não é um selo inteiro'),
      });
    });

    it('um selo que o livro não tem é a notícia de que foi reescrito', async () => {
      const { selo } = await livro();
      for (const outro of [selo?.replace(`\n${FOLHAS}\n`, '\n61\n'), selo?.replace(/\n.{8}/, '\nAAAAAAAA')]) {
        const { status, corpo } = await coassinar(mp.assinar(outro ?? ''));
        expect([status, corpo]).toMatchObject([409, { detail: expect.stringContaining('o livro foi reescrito') }]);
      }
    });

    it('desligada, nada se aceita dela', async () => {
      const { corpo } = await cliente.get<Schemas['Testemunhas']>('gestora', CAMINHO);
      const dela = corpo.itens.find(({ chave }) => chave === mp.chave);
      const dados = { nome: 'Ministério Público', email: null, chave: mp.chave, ativo: false };
      await cliente.put('gestora', `${CAMINHO}/${dela?.id}`, dados, `"${dela?.versao}"`);
      expect((await coassinar(mp.assinar((await livro()).selo ?? ''))).status).toBe(422);
    });
  });

  it('outro sistema também é avisado, pelo webhook', async () => {
    await banco.database.execute(sql`
      insert into webhooks (nome, url, tipos, segredo, ativo, criado_em, criado_por)
      values ('TCE', 'https://tce.example/alipen', '{livro.selado}', 'whsec_x', true, now(), 1)`);
    await banco.database.execute(sql`
      insert into livro_folhas (texto, codigo, em) values ('termo tipo=DEFINITIVO numero=1/2026 hash=00', 'x', now())`);
    await selar();
    expect(await publicar()).toBe(1);
    const { selo, tamanho } = await livro();
    const entregas = await rows<{ tipo: string; dados: object }>(
      banco.database,
      sql`select tipo, dados from entregas_webhook`,
    );
    expect(entregas).toEqual([{ tipo: 'livro.selado', dados: { tamanho, selo } }]);
    expect((await cartas()).filter(({ assunto }) => assunto.includes(String(tamanho)))).toHaveLength(1);
  });
});
