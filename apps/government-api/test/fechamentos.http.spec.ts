import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import {
  assinar,
  DEPOIS,
  DIA,
  darSenhas,
  esvaziarFechamentos,
  type Fechamento,
  fechar,
  type Recusa,
  reabrir,
  recebido,
  rota,
} from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { textosDoPdf } from './kit/pdf.ts';
import { AGORA, abrirCliente, type Cliente, ids, motivosDe, type Quem, semearCenario } from './pedidos.cenario.ts';
import { ALMOCO_INTEIRO, CAFE_INTEIRO, confirmado, recebido as doPublico, esvaziar } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];

describe('o fechamento do mapa', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let motivo: (contexto: string, codigo: string) => number;
  beforeAll(async () => {
    await semearCenario(banco.database);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco, { PUBLIC_ORIGIN: 'https://alipen.gov.br' });
    motivo = await motivosDe(banco.database);
  });
  beforeEach(async () => {
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
    await banco.database.execute(sql`truncate notificacoes cascade`);
    cliente.em(AGORA);
  });

  const ler = async (quem: Quem = 'gestora', onde = rota()) => (await cliente.get<Fechamento>(quem, onde)).corpo;
  const situacoes = () => rows(banco.database, sql`select situacao from pedidos order by id`);
  const erroDeLancamento = () => motivo('REABERTURA', 'ERRO_LANCAMENTO');
  const verificar = (codigo: string) =>
    cliente.get<Schemas['MapaVerificado'] & Recusa>('gestora', `/verificacao/${codigo}`);
  const fechado = async () => {
    const pedido = await recebido(cliente, banco.database);
    const { corpo, status } = await fechar(cliente);
    if (status !== 200) throw new Error(JSON.stringify(corpo));
    return { ...pedido, fechamento: corpo, codigo: corpo.versoes[0]?.codigo ?? '' };
  };

  describe('fechar', () => {
    it('congela o dia e encerra os pedidos dele', async () => {
      await recebido(cliente, banco.database);
      expect(await ler('solicitante')).toMatchObject({
        situacao: 'ABERTO',
        versao: 0,
        pendencias: [],
        acoes: ['fechar'],
      });
      const { status, corpo, etag } = await fechar(cliente);
      expect([status, etag]).toEqual([200, '"1"']);
      expect(corpo).toMatchObject({
        situacao: 'FECHADO',
        versao: 1,
        acoes: ['assinar'],
        papeis: ['RESPONSAVEL_UNIDADE', 'PREPOSTO'],
      });
      expect(corpo.versoes[0]).toMatchObject({
        totalRefeicoes: 218,
        vigencia: 'VIGENTE',
        fechadoPor: 'Sônia Solicitante',
      });
      expect(await situacoes()).toEqual([{ situacao: 'ENCERRADO' }]);
    });

    it('recusa com palavras o dia que não terminou', async () => {
      await confirmado(cliente, banco.database);
      const { status, corpo } = await fechar(cliente);
      expect([status, corpo.detail]).toEqual([
        409,
        'O dia 21/11/2026 ainda não terminou: feche a partir de 22/11/2026.',
      ]);
    });

    it('recusa com palavras a entrega pendente: de que pedido, de que refeição', async () => {
      const pedido = await confirmado(cliente, banco.database);
      const url = `/pedidos/${pedido.id}/recebimentos`;
      await cliente.post('solicitante', url, CAFE_INTEIRO, pedido.etag);
      cliente.em(DEPOIS);
      const { status, corpo } = await fechar(cliente);
      expect(status).toBe(409);
      expect(corpo.detail).toBe(`Pedido ${pedido.numero}: falta registrar o que chegou de Almoço, ou que não chegou.`);
      expect((await ler('solicitante')).pendencias).toEqual([corpo.detail]);
      expect(await situacoes()).toEqual([{ situacao: 'CONFIRMADO' }]);
    });

    it('15.24: efetivo zero e pedido zero é um dia que se fecha; sem pedido com efetivo é um alerta', async () => {
      cliente.em(DEPOIS);
      expect((await ler()).alertas).toEqual(['SEM_PEDIDO_COM_EFETIVO']);
      const zero = { internos: 0, servidoresPlantao: 0, servidoresExpediente: 0 };
      await cliente.put('gestora', `/lotacoes/${ids.upsl}/efetivos/${DIA}`, zero);
      expect((await ler()).alertas).toEqual([]);
      const { status, corpo } = await fechar(cliente);
      expect([status, corpo.situacao, corpo.versoes[0]?.totalRefeicoes]).toEqual([200, 'FECHADO', 0]);
      const outro = await fechar(cliente, 'gestora', '"0"', rota('2026-11-20'));
      expect([outro.status, outro.corpo.alertas]).toEqual([200, ['SEM_PEDIDO_COM_EFETIVO']]);
      await banco.database.execute(sql`delete from efetivos_diarios where data = ${DIA}`);
    });

    it('fechar duas vezes é respondido em palavras, e quem não viu a versão vê de novo', async () => {
      await fechado();
      const outra = await fechar(cliente, 'gestora', '"1"');
      expect([outra.status, outra.corpo.detail]).toEqual([409, 'Este dia já está fechado.']);
      expect((await fechar(cliente, 'gestora', '"0"')).status).toBe(412);
      expect((await cliente.post('gestora', rota(), {})).status).toBe(428);
    });

    it('cada papel pode o seu: só a gestora e a própria unidade fecham', async () => {
      await recebido(cliente, banco.database);
      const tentativas = await Promise.all(
        (['atendimento', 'fiscal', 'doAcre'] as const).map(async quem => (await fechar(cliente, quem)).status),
      );
      expect(tentativas).toEqual([403, 403, 403]);
      expect((await fechar(cliente, 'gestora')).status).toBe(200);
    });

    it('o mês fecha cada dia com o seu resultado', async () => {
      await recebido(cliente, banco.database);
      await fechar(cliente);
      const { status, corpo } = await cliente.post<Schemas['MesFechado']>(
        'solicitante',
        `/lotacoes/${ids.upsl}/fechamentos-do-mes`,
        { mes: '2026-11' },
      );
      expect([status, corpo.resultados.length]).toEqual([200, 30]);
      const doDia = new Map(corpo.resultados.map(resultado => [resultado.data, resultado]));
      expect(doDia.get('2026-11-20')).toEqual({ data: '2026-11-20', feito: true });
      expect(doDia.get(DIA)).toEqual({ data: DIA, feito: false, detail: 'Este dia já está fechado.' });
      expect(doDia.get('2026-11-22')?.detail).toMatch(/ainda não terminou/);
      const periodo = `/fechamentos?lotacaoId=${ids.upsl}&de=2026-11-01&ate=2026-11-30`;
      const { itens } = (await cliente.get<Schemas['FechamentosDoPeriodo']>('fiscal', periodo)).corpo;
      expect([itens.length, itens.filter(({ situacao }) => situacao === 'FECHADO').length]).toEqual([30, 21]);
    });
  });

  describe('depois de fechado', () => {
    const FECHADO = 'O dia 21/11/2026 está fechado. Peça a reabertura ao gestor.';

    it('recebimento, correção, anulação e efetivo são recusados com a mesma frase', async () => {
      const { pedidoId, etag } = await fechado();
      const [gravado] = await rows<{ id: number }>(
        banco.database,
        sql`select id from recebimentos order by id limit 1`,
      );
      const corrigir = { itens: [doPublico(ids.interno, 90)], motivo: 'Eram 90.' };
      const respostas = await Promise.all([
        cliente.post<Recusa>('gestora', `/pedidos/${pedidoId}/recebimentos`, CAFE_INTEIRO, etag),
        cliente.post<Recusa>('gestora', `/recebimentos/${gravado?.id}/correcoes`, corrigir, etag),
        cliente.post<Recusa>('gestora', `/recebimentos/${gravado?.id}/anulacao`, { motivo: 'Outra refeição.' }, etag),
        cliente.put<Recusa>('gestora', `/lotacoes/${ids.upsl}/efetivos/${DIA}`, {
          internos: 1,
          servidoresPlantao: 0,
          servidoresExpediente: 0,
        }),
      ]);
      expect(respostas.map(({ status, corpo }) => [status, corpo.detail])).toEqual(
        Array.from({ length: 4 }, () => [409, FECHADO]),
      );
    });

    it('um recebimento que já estava gravado continua respondido a quem o envia de novo', async () => {
      const pedido = await confirmado(cliente, banco.database);
      const url = `/pedidos/${pedido.id}/recebimentos`;
      const clienteUuid = '6f1f2a3b-1111-4a57-8d0c-3c1f7f0b1a11';
      const { etag } = await cliente.post('solicitante', url, { ...CAFE_INTEIRO, clienteUuid }, pedido.etag);
      await cliente.post('solicitante', url, ALMOCO_INTEIRO, etag);
      cliente.em(DEPOIS);
      await fechar(cliente);
      const denovo = await cliente.post('solicitante', url, { ...CAFE_INTEIRO, clienteUuid }, pedido.etag);
      expect(denovo.status).toBe(201);
    });

    it('as linhas fechadas não mudam nem se apagam, nem por quem tem o banco', async () => {
      await fechado();
      const quebra = (comando: ReturnType<typeof sql>) => expect(banco.database.execute(comando)).rejects.toThrow();
      await quebra(sql`update fechamentos_mapa set conteudo = '{}'`);
      await quebra(sql`delete from fechamentos_mapa`);
      await quebra(sql`update fechamentos_mapa set situacao = 'FECHADO', codigo = 'X'`);
    });
  });

  describe('assinar', () => {
    it('com as exigidas o mapa fica assinado; o preposto dá ciência além delas', async () => {
      await fechado();
      const unidade = await assinar(cliente, 'solicitante', 'RESPONSAVEL_UNIDADE');
      expect([unidade.status, unidade.corpo.situacao]).toEqual([200, 'FECHADO']);
      const fiscal = await assinar(cliente, 'fiscal', 'FISCAL');
      expect([fiscal.status, fiscal.corpo.situacao]).toEqual([200, 'ASSINADO']);
      const preposto = await assinar(cliente, 'solicitante', 'PREPOSTO', { nome: 'Marta Lima' });
      expect(
        preposto.corpo.versoes[0]?.assinaturas.map(({ papel, nome, matricula }) => [papel, nome, matricula]),
      ).toEqual([
        ['RESPONSAVEL_UNIDADE', 'Sônia Solicitante', '100002'],
        ['FISCAL', 'Fábio Fiscal', '100005'],
        ['PREPOSTO', 'Marta Lima', null],
      ]);
    });

    it('assinar duas vezes é respondido em palavras', async () => {
      await fechado();
      await assinar(cliente, 'solicitante', 'RESPONSAVEL_UNIDADE');
      const outra = await assinar(cliente, 'solicitante', 'RESPONSAVEL_UNIDADE');
      expect([outra.status, outra.corpo.detail]).toEqual([
        409,
        'Responsável pela unidade: Sônia Solicitante já assinou esta versão em 22/11/2026 às 10:00.',
      ]);
      await assinar(cliente, 'gestora', 'FISCAL');
      const dois = await assinar(cliente, 'gestora', 'RESPONSAVEL_UNIDADE');
      expect(dois.status).toBe(409);
    });

    it('a mesma pessoa não assina em dois papéis', async () => {
      await fechado();
      await assinar(cliente, 'gestora', 'RESPONSAVEL_UNIDADE');
      const { status, corpo } = await assinar(cliente, 'gestora', 'FISCAL');
      expect([status, corpo.detail]).toEqual([
        409,
        'Você já assinou esta versão como responsável pela unidade. Outra pessoa assina como fiscal do contrato.',
      ]);
    });

    it('a senha é pedida de novo, e quem erra cinco vezes espera', async () => {
      await fechado();
      for (let vez = 0; vez < 5; vez += 1) {
        const { status, corpo } = await assinar(cliente, 'gestora', 'FISCAL', { senha: 'outra' });
        expect([status, corpo.errors?.[0]?.pointer]).toEqual([422, '/senha']);
      }
      expect((await assinar(cliente, 'gestora', 'FISCAL')).status).toBe(429);
      expect((await assinar(cliente, 'solicitante', 'RESPONSAVEL_UNIDADE')).status).toBe(200);
    });

    it('cada papel assina o seu, e só o que está fechado', async () => {
      cliente.em(DEPOIS);
      const aberto = await assinar(cliente, 'solicitante', 'RESPONSAVEL_UNIDADE', { etag: '"0"' });
      expect([aberto.status, aberto.corpo.detail]).toEqual([409, 'Só se assina o mapa de um dia fechado.']);
      cliente.em(AGORA);
      await fechado();
      expect((await assinar(cliente, 'solicitante', 'FISCAL')).status).toBe(403);
      expect((await assinar(cliente, 'fiscal', 'RESPONSAVEL_UNIDADE')).status).toBe(403);
      expect((await assinar(cliente, 'atendimento', 'PREPOSTO', { nome: 'Marta Lima' })).status).toBe(403);
      expect((await assinar(cliente, 'doAcre', 'RESPONSAVEL_UNIDADE')).status).toBe(403);
      expect((await assinar(cliente, 'fiscal', 'PREPOSTO')).status).toBe(422);
    });
  });

  describe('reabrir', () => {
    it('só a gestora, com motivo; os pedidos voltam ao que eram e quem assina é avisado', async () => {
      await fechado();
      await assinar(cliente, 'solicitante', 'RESPONSAVEL_UNIDADE');
      expect((await reabrir(cliente, erroDeLancamento(), '"1"', undefined, 'solicitante')).status).toBe(403);
      expect((await reabrir(cliente, motivo('REABERTURA', 'OUTROS'))).status).toBe(422);
      expect((await reabrir(cliente, motivo('DEVOLUCAO', 'OUTROS'), '"1"', 'x')).status).toBe(422);
      const { status, corpo } = await reabrir(cliente, erroDeLancamento(), '"1"', 'O almoço foi 108.');
      expect([status, corpo.situacao, corpo.versoes[0]?.motivo]).toEqual([
        200,
        'REABERTO',
        'Erro de lançamento: O almoço foi 108.',
      ]);
      expect(await situacoes()).toEqual([{ situacao: 'ENTREGUE' }]);
      const avisos = await rows(
        banco.database,
        sql`select evento, tipo, resolvida_em is null as aberta from notificacoes where evento = 'MAPA_REABERTO'`,
      );
      expect(avisos).toEqual([{ evento: 'MAPA_REABERTO', tipo: 'ALERTA', aberta: true }]);
      expect((await reabrir(cliente, erroDeLancamento())).status).toBe(409);
      await fechar(cliente, 'solicitante', '"1"');
      expect(
        await rows(
          banco.database,
          sql`select resolvida_em is null as aberta from notificacoes where evento = 'MAPA_REABERTO'`,
        ),
      ).toEqual([{ aberta: false }]);
    });

    it('15.21: a versão velha continua conferível e marcada como substituída, e o PDF dela diz isso', async () => {
      const { codigo, pedidoId } = await fechado();
      const antes = (await verificar(codigo)).corpo;
      expect([antes.vigencia, antes.integra, antes.totalRefeicoes]).toEqual(['VIGENTE', true, 218]);
      await reabrir(cliente, erroDeLancamento());
      expect((await verificar(codigo)).corpo).toMatchObject({
        vigencia: 'REABERTA',
        substituidaPor: null,
        integra: true,
      });
      const [gravado] = await rows<{ id: number; versao: number }>(
        banco.database,
        sql`select r.id, p.versao from recebimentos r join pedidos p on p.id = r.pedido_id
            where p.id = ${pedidoId} and r.tipo_alimentacao_id = ${ids.almoco}`,
      );
      const correcao = { itens: [doPublico(ids.interno, 108)], motivo: 'Eram 108.' };
      const corrigido = await cliente.post<Recusa>(
        'gestora',
        `/recebimentos/${gravado?.id}/correcoes`,
        correcao,
        `"${gravado?.versao}"`,
      );
      if (corrigido.status !== 201) throw new Error(JSON.stringify(corrigido.corpo));
      const agora = await cliente.get<Schemas['DiferencasDeVersao']>('fiscal', `${rota()}/diferencas?de=1`);
      expect(agora.corpo.itens).toContainEqual({ onde: 'Almoço · Interno: aceita', antes: '110', depois: '108' });
      const { corpo } = await fechar(cliente, 'solicitante', '"1"');
      expect(corpo.versoes.map(({ numero, vigencia }) => [numero, vigencia])).toEqual([
        [2, 'VIGENTE'],
        [1, 'SUBSTITUIDA'],
      ]);
      const velha = (await verificar(codigo)).corpo;
      expect(velha).toMatchObject({
        vigencia: 'SUBSTITUIDA',
        substituidaPor: { versao: 2 },
        integra: true,
        totalRefeicoes: 218,
      });
      expect(velha.hash).toBe(antes.hash);
      const entre = await cliente.get<Schemas['DiferencasDeVersao']>('fiscal', `${rota()}/diferencas?de=1&ate=2`);
      expect(entre.corpo.itens).toContainEqual({ onde: 'Almoço · Interno: aceita', antes: '110', depois: '108' });
      expect((await cliente.get('fiscal', `${rota()}/diferencas?de=7`)).status).toBe(404);
      for (const [versao, status] of [
        [1, 200],
        [2, 200],
        [3, 404],
      ] as const) {
        expect((await cliente.baixar('fiscal', `${rota()}/pdf?versao=${versao}`)).status).toBe(status);
      }
      const escritos = async (versao: number) =>
        textosDoPdf((await cliente.baixar('fiscal', `${rota()}/pdf?versao=${versao}`)).bytes);
      const velho = await escritos(1);
      expect(velho).toContain('SUBSTITUÍDO');
      expect(velho).toContain('Esta versão foi substituída por outra, mais nova, e não vale mais.');
      expect(velho.join('\n')).toContain(`Versão 1 (SUBSTITUÍDO, não vale mais), código ${codigo}`);
      expect(velho).not.toContain('Responsável pela unidade');
      const novo = await escritos(2);
      expect(novo.join('\n')).not.toContain('SUBSTITUÍDO');
      expect(novo).toContain('Responsável pela unidade');
    });
  });

  describe('a cadeia e a página pública', () => {
    const adulterar = async (mudanca: ReturnType<typeof sql>) => {
      await banco.database.execute(sql`alter table fechamentos_mapa disable trigger fechamentos_so_crescem`);
      await banco.database.execute(mudanca);
      await banco.database.execute(sql`alter table fechamentos_mapa enable trigger fechamentos_so_crescem`);
    };
    const cadeia = async () =>
      (await cliente.get<Schemas['CadeiaVerificada']>('gestora', `/lotacoes/${ids.upsl}/cadeia`)).corpo;

    it('um número plantado no banco é achado: a lotação, o dia, a versão e qual valor', async () => {
      const { codigo } = await fechado();
      await fechar(cliente, 'gestora', '"0"', rota('2026-11-20'));
      expect(await cadeia()).toMatchObject({ versoes: 2, integra: true, falhas: [] });
      const n = (await verificar(codigo)).corpo.colunas.findIndex(
        ({ refeicao, publico }) => refeicao === 'Almoço' && publico === 'Interno',
      );
      await adulterar(
        sql`update fechamentos_mapa set conteudo = jsonb_set(conteudo, array['colunas', ${String(n)}, 'aceita'], '120') where data = ${DIA}`,
      );
      expect(await cadeia()).toMatchObject({
        integra: false,
        falhas: [
          {
            sequencia: 1,
            data: DIA,
            versao: 1,
            onde: 'Almoço · Interno, aceita',
            detalhe: 'O valor guardado, “120”, não é o que foi fechado.',
          },
        ],
      });
      expect((await verificar(codigo)).corpo).toMatchObject({
        integra: false,
        falhas: ['Almoço · Interno, aceita: não é mais o que foi fechado.'],
      });
    });

    it('só a gestora verifica a cadeia; de um ano, ligada ao que veio antes', async () => {
      await fechado();
      await fechar(cliente, 'gestora', '"0"', rota('2026-11-20'));
      expect((await cliente.get('solicitante', `/lotacoes/${ids.upsl}/cadeia`)).status).toBe(403);
      const url = `/lotacoes/${ids.upsl}/cadeia?ano=`;
      expect((await cliente.get<Schemas['CadeiaVerificada']>('gestora', `${url}2026`)).corpo.versoes).toBe(2);
      expect((await cliente.get<Schemas['CadeiaVerificada']>('gestora', `${url}2025`)).corpo).toMatchObject({
        versoes: 0,
        integra: true,
      });
    });

    it('a página não diz nome de ninguém, lê o código como foi copiado, e não inventa mapa', async () => {
      const { codigo } = await fechado();
      await assinar(cliente, 'solicitante', 'RESPONSAVEL_UNIDADE');
      const { corpo } = await verificar(codigo.toLowerCase().replaceAll('-', ''));
      expect(corpo.assinaturas.map(({ papel }) => papel)).toEqual(['RESPONSAVEL_UNIDADE']);
      expect(JSON.stringify(corpo)).not.toMatch(/Sônia|100002|Gestora/);
      const nada = await verificar('7777-7777-7777-7777-7777-7777-7777');
      expect([nada.status, nada.corpo.detail]).toEqual([
        404,
        'Nenhum mapa tem este código. Confira as letras impressas no papel: são sete grupos de quatro.',
      ]);
    });
  });

  describe('o papel', () => {
    it('antes de fechar é um rascunho, ou não sai onde o parâmetro não deixa; depois tem a versão', async () => {
      await recebido(cliente, banco.database);
      await banco.database.execute(sql`insert into parametros (chave) values ('imprimeAntesDeFechar')`);
      await banco.database.execute(sql`insert into vigencias_parametro (chave, vale_de, valor)
        values ('imprimeAntesDeFechar', '2026-01-01', 'false')`);
      const negado = await cliente.get<Recusa>('solicitante', `${rota()}/pdf`);
      expect([negado.status, negado.corpo.detail]).toEqual([
        409,
        'Este dia ainda não foi fechado: o mapa só se imprime depois de fechado.',
      ]);
      expect((await cliente.get<Fechamento>('solicitante', rota())).corpo.imprimivel).toBe(false);
      const doMes = { tipo: 'MAPA_PDF', parametros: { mes: DIA.slice(0, 7), lotacaoId: ids.upsl } };
      const mesNegado = await cliente.post<Recusa>('gestora', '/downloads', doMes);
      expect([mesNegado.status, mesNegado.corpo.detail]).toEqual([
        409,
        'Há dia deste mês ainda aberto: o mapa só se imprime depois de fechado.',
      ]);
      await banco.database.execute(sql`delete from vigencias_parametro where chave = 'imprimeAntesDeFechar'`);
      await banco.database.execute(sql`delete from parametros where chave = 'imprimeAntesDeFechar'`);
      const rascunho = await cliente.baixar('solicitante', `${rota()}/pdf`);
      expect([rascunho.status, rascunho.tipo]).toEqual([200, 'application/pdf']);
      expect(rascunho.disposicao).toContain('rascunho');
      await fechar(cliente);
      const { disposicao } = await cliente.baixar('fiscal', `${rota()}/pdf`);
      expect(disposicao).toContain('versao-1');
      expect((await cliente.baixar('doAcre', `${rota()}/pdf`)).status).toBe(403);
    });
  });

  it('às dez do dia seguinte cobra quem não fechou, uma vez, até que feche', async () => {
    await recebido(cliente, banco.database);
    const abertas = () =>
      rows(
        banco.database,
        sql`select lotacao_id as "lotacaoId", resolvida_em is null as aberta from notificacoes where evento = 'DIA_NAO_FECHADO'`,
      );
    // A job accounts only for the time since it was first looked at.
    cliente.em(AGORA);
    await cliente.tarefas();
    cliente.em('2026-11-22T13:00:30.000Z');
    await cliente.tarefas();
    await cliente.tarefas();
    expect(await abertas()).toEqual([{ lotacaoId: ids.upsl, aberta: true }]);
    await fechar(cliente);
    expect(await abertas()).toEqual([{ lotacaoId: ids.upsl, aberta: false }]);
  });
});
