import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { TermosTarefas } from '../src/termos/termos.tarefas.ts';
import { assinar, darSenhas, esvaziarFechamentos, fechar, reabrir, SENHA } from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { abrirDoMes, aprovada, atestar, esvaziarMedicoes, ler, mesFechado, passo } from './medicoes.cenario.ts';
import { AGORA, abrirCliente, type Cliente, motivosDe, type Quem, semearCenario } from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';
import {
  afastar,
  assinarTermo,
  designados,
  designar,
  emitir,
  esvaziarTermos,
  recebimento,
  recusarTermo,
  type Termo,
} from './termos.cenario.ts';

type Schemas = components['schemas'];

/** 100 × 1,01 + 8 × 1,02 + 110 × 2,01: the meals of the scenario at the contract's prices. */
const BRUTO = 100 * 101 + 8 * 102 + 110 * 201;

describe('os termos de recebimento', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let erroDeLancamento: number;
  beforeAll(async () => {
    await semearCenario(banco.database);
    await banco.database.execute(sql`update contratos set valor_total_centavos = 10000000`);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco, { PUBLIC_ORIGIN: 'https://alipen.gov.br' });
    erroDeLancamento = (await motivosDe(banco.database))('REABERTURA', 'ERRO_LANCAMENTO');
  });
  beforeEach(async () => {
    await esvaziarTermos(banco.database);
    await esvaziarMedicoes(banco.database);
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
    await banco.database.execute(sql`truncate notificacoes cascade`);
    cliente.em(AGORA);
  });

  const avisos = async (quem: Quem) =>
    (await cliente.get<Schemas['PaginaNotificacoes']>(quem, '/notificacoes')).corpo.itens.map(
      ({ evento, titulo, resolvidaEm }) => [evento, titulo, resolvidaEm !== null],
    );
  const dizem = async (quem: Quem) => {
    const { provisorio, definitivo } = await recebimento(cliente, quem);
    return [provisorio.impedimento, definitivo.impedimento];
  };
  const verificar = async (codigo: string) =>
    (await cliente.get<Schemas['TermoVerificado']>('doAcre', `/verificacao-termo/${codigo}`)).corpo;
  const comProvisorio = async () => {
    await aprovada(cliente, banco.database);
    await designados(cliente);
    await emitir(cliente, 'gestora', 'PROVISORIO');
    return assinarTermo(cliente, 'fiscal', 1);
  };

  it('sem ninguém designado nada muda na medição, e o termo é recusado dizendo a quem designar', async () => {
    await aprovada(cliente, banco.database);
    expect(await dizem('gestora')).toEqual([
      'Designe o fiscal técnico do contrato 012/2026.',
      'O recebimento provisório ainda não foi assinado.',
    ]);
    const { status, corpo } = await emitir(cliente, 'gestora', 'PROVISORIO');
    expect([status, corpo.detail]).toEqual([409, 'Designe o fiscal técnico do contrato 012/2026.']);
    const atestada = await atestar(cliente, 'fiscal');
    expect([atestada.status, atestada.corpo.resumo.situacao, atestada.corpo.pagavelCentavos]).toEqual([
      200,
      'ATESTADA',
      null,
    ]);
  });

  it('o provisório é emitido com número e assinado pelo fiscal técnico, com a senha; as outras pessoas ouvem por quê', async () => {
    await aprovada(cliente, banco.database);
    await designados(cliente);
    expect((await emitir(cliente, 'atendimento', 'PROVISORIO')).status).toBe(403);
    const emitido = await emitir(cliente, 'gestora', 'PROVISORIO');
    expect([emitido.status, emitido.etag]).toEqual([201, '"1"']);
    expect(emitido.corpo).toMatchObject({
      ...{ numero: 'TRP 1/2026', situacao: 'EMITIDO', papel: 'FISCAL_TECNICO', liquidoCentavos: BRUTO },
      ...{ semRefeicoes: false, assinam: ['Fábio Fiscal'], assinaturas: [], acoes: [] },
      impedimento:
        'No contrato 012/2026 você é gestor do contrato, e não fiscal técnico: quem assina o recebimento provisório é Fábio Fiscal.',
    });
    expect(await avisos('fiscal')).toContainEqual(['TERMO_A_ASSINAR', 'Termo a assinar: TRP 1/2026', false]);
    const repetido = await emitir(cliente, 'gestora', 'PROVISORIO');
    expect([repetido.status, repetido.corpo.detail]).toEqual([409, 'Este termo já foi emitido para esta medição.']);
    const daGestora = await assinarTermo(cliente, 'gestora', 1);
    expect([daGestora.status, daGestora.corpo.detail]).toEqual([409, emitido.corpo.impedimento]);
    const errada = await assinarTermo(cliente, 'fiscal', 1, 'outra senha');
    expect([errada.status, errada.corpo.errors?.[0]?.pointer]).toEqual([422, '/senha']);
    const feita = await assinarTermo(cliente, 'fiscal', 1);
    expect(feita.corpo).toMatchObject({
      ...{ situacao: 'ASSINADO', acoes: [], assinam: [] },
      assinaturas: [
        { nome: 'Fábio Fiscal', papel: 'FISCAL_TECNICO', qualidade: 'TITULAR', portaria: 'Portaria 41/2026' },
      ],
    });
    expect(await avisos('fiscal')).toContainEqual(['TERMO_A_ASSINAR', 'Termo a assinar: TRP 1/2026', true]);
    const outra = await assinarTermo(cliente, 'fiscal', 1);
    expect([outra.status, outra.corpo.detail]).toEqual([409, 'Este termo não espera mais assinatura.']);
  });

  it('o definitivo pede o provisório assinado e a medição atestada, e é de outra pessoa; só ele diz o que se paga', async () => {
    await comProvisorio();
    expect((await dizem('gestora'))[1]).toBe('Ateste a medição antes do recebimento definitivo.');
    expect((await emitir(cliente, 'gestora', 'DEFINITIVO')).status).toBe(409);
    await atestar(cliente, 'fiscal');
    const { corpo } = await emitir(cliente, 'fiscal', 'DEFINITIVO');
    expect(corpo).toMatchObject({ numero: 'TRD 1/2026', papel: 'GESTOR', assinam: ['Gestora Geral'] });
    expect((await ler(cliente)).pagavelCentavos).toBe(null);
    const recusada = await assinarTermo(cliente, 'fiscal', 2);
    expect([recusada.status, recusada.corpo.detail]).toEqual([
      409,
      'No contrato 012/2026 você é fiscal técnico, e não gestor do contrato: quem assina o recebimento definitivo é Gestora Geral.',
    ]);
    expect((await assinarTermo(cliente, 'gestora', 2)).corpo.situacao).toBe('ASSINADO');
    expect((await ler(cliente)).pagavelCentavos).toBe(BRUTO);
    expect((await recebimento(cliente)).pagavelCentavos).toBe(BRUTO);
  });

  it('quem assinou o provisório não assina o definitivo, nem com os dois papéis; o banco também recusa', async () => {
    await aprovada(cliente, banco.database);
    await designar(cliente, 'fiscal', 'FISCAL_TECNICO');
    await designar(cliente, 'fiscal', 'GESTOR');
    await emitir(cliente, 'gestora', 'PROVISORIO');
    await assinarTermo(cliente, 'fiscal', 1);
    await atestar(cliente, 'gestora');
    await emitir(cliente, 'gestora', 'DEFINITIVO');
    const { status, corpo } = await assinarTermo(cliente, 'fiscal', 2);
    expect([status, corpo.detail]).toEqual([
      409,
      'Você assinou o recebimento provisório. Outra pessoa assina o recebimento definitivo (Lei 14.133/2021, arts. 7º, § 1º, e 140; Decreto 11.246/2022, art. 25).',
    ]);
    const mesma = sql`insert into assinaturas_termo (termo_id, designacao_id, usuario_id, papel, qualidade, portaria, nome,
      matricula, em, hash) select 2, designacao_id, usuario_id, 'GESTOR', qualidade, portaria, nome, matricula, em, hash
      from assinaturas_termo where termo_id = 1`;
    await expect(banco.database.execute(mesma)).rejects.toThrow();
  });

  it('quem fechou um mapa não recebe o mês, e quem o recebeu não assina depois um mapa pela unidade', async () => {
    await aprovada(cliente, banco.database, 'gestora');
    await designar(cliente, 'gestora', 'FISCAL_TECNICO');
    await emitir(cliente, 'gestora', 'PROVISORIO');
    expect((await assinarTermo(cliente, 'gestora', 1)).corpo.detail).toBe(
      'Você fechou ou assinou pela unidade um mapa desta medição. Outra pessoa assina o recebimento provisório (Lei 14.133/2021, art. 7º, § 1º).',
    );
    await esvaziarTermos(banco.database);
    await esvaziarMedicoes(banco.database);
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
    cliente.em(AGORA);
    await aprovada(cliente, banco.database);
    await designar(cliente, 'gestora', 'FISCAL_TECNICO');
    await emitir(cliente, 'gestora', 'PROVISORIO');
    expect((await assinarTermo(cliente, 'gestora', 1)).status).toBe(200);
    const tarde = await assinar(cliente, 'gestora', 'RESPONSAVEL_UNIDADE');
    expect([tarde.status, tarde.corpo.detail]).toEqual([
      409,
      'Você assinou o recebimento provisório. Outra pessoa fecha o mapa (Lei 14.133/2021, art. 7º, § 1º).',
    ]);
  });

  it('enquanto o fiscal técnico está afastado assina o substituto, e o papel fica na assinatura', async () => {
    await aprovada(cliente, banco.database);
    await designados(cliente);
    await designar(cliente, 'monitoramento', 'FISCAL_TECNICO', { qualidade: 'SUBSTITUTO', titularId: 1 });
    await emitir(cliente, 'gestora', 'PROVISORIO');
    expect((await assinarTermo(cliente, 'monitoramento', 1)).corpo.detail).toBe(
      'Você só age na falta de Fábio Fiscal: quem assina o recebimento provisório é Fábio Fiscal.',
    );
    await afastar(cliente, 'fiscal', '2026-12-01', '2026-12-10');
    expect((await assinarTermo(cliente, 'fiscal', 1)).corpo.detail).toBe(
      'Você está em afastamento até 10/12/2026: quem assina o recebimento provisório é Moema Monitora.',
    );
    const { corpo } = await assinarTermo(cliente, 'monitoramento', 1);
    expect(corpo.assinaturas).toMatchObject([{ nome: 'Moema Monitora', qualidade: 'SUBSTITUTO' }]);
  });

  it('a comissão recebe quando o último dos seus membros assina', async () => {
    await aprovada(cliente, banco.database);
    await designar(cliente, 'fiscal', 'FISCAL_TECNICO');
    await emitir(cliente, 'gestora', 'PROVISORIO');
    await assinarTermo(cliente, 'fiscal', 1);
    await atestar(cliente, 'fiscal');
    for (const quem of ['gestora', 'atendimento'] as const) await designar(cliente, quem, 'COMISSAO');
    expect((await emitir(cliente, 'gestora', 'DEFINITIVO')).corpo.detail).toBe(
      'A comissão do contrato 012/2026 tem 2 em exercício: designe até haver 3.',
    );
    await designar(cliente, 'monitoramento', 'COMISSAO');
    expect((await emitir(cliente, 'gestora', 'DEFINITIVO')).corpo.papel).toBe('COMISSAO');
    const situacoes: string[] = [];
    for (const quem of ['gestora', 'atendimento', 'monitoramento'] as const) {
      situacoes.push((await assinarTermo(cliente, quem, 2)).corpo.situacao);
    }
    expect(situacoes).toEqual(['EMITIDO', 'EMITIDO', 'ASSINADO']);
    expect((await ler(cliente)).pagavelCentavos).toBe(BRUTO);
  });

  it('recusado com o motivo, o termo fica escrito, e o seguinte leva outro número', async () => {
    await aprovada(cliente, banco.database);
    await designados(cliente);
    await emitir(cliente, 'gestora', 'PROVISORIO');
    expect((await recusarTermo(cliente, 'gestora', 1, 'Não é dela.')).status).toBe(409);
    const { corpo } = await recusarTermo(cliente, 'fiscal', 1, 'Falta a fiscalização do dia 21.');
    expect(corpo).toMatchObject({ situacao: 'RECUSADO', motivo: 'Falta a fiscalização do dia 21.', acoes: [] });
    expect(await avisos('gestora')).toContainEqual(['TERMO_RECUSADO', 'Termo recusado: TRP 1/2026', false]);
    expect((await emitir(cliente, 'gestora', 'PROVISORIO')).corpo.numero).toBe('TRP 2/2026');
    expect((await recebimento(cliente)).termos.map(({ numero, situacao }) => [numero, situacao])).toEqual([
      ['TRP 2/2026', 'EMITIDO'],
      ['TRP 1/2026', 'RECUSADO'],
    ]);
  });

  it('o mapa reaberto supera os termos, guarda o que foi assinado e não deixa nada a pagar', async () => {
    const { codigo, hash } = (await comProvisorio()).corpo;
    await atestar(cliente, 'fiscal');
    await emitir(cliente, 'gestora', 'DEFINITIVO');
    await assinarTermo(cliente, 'gestora', 2);
    expect(await verificar(codigo)).toMatchObject({
      ...{ situacao: 'ASSINADO', numero: 'TRP 1/2026', integra: true, hash, falhas: [], lotacoes: 1 },
      assinaturas: [{ papel: 'FISCAL_TECNICO', qualidade: 'TITULAR' }],
    });
    await reabrir(cliente, erroDeLancamento, '"1"', 'Faltou uma recusa.');
    const depois = await recebimento(cliente);
    expect(depois.termos.map(({ situacao, motivo }) => [situacao, motivo])).toEqual([
      ['SUPERADO', expect.stringContaining('A medição voltou à correção.')],
      ['SUPERADO', expect.stringContaining('A medição voltou à correção.')],
    ]);
    expect([depois.pagavelCentavos, depois.provisorio.termo, (await ler(cliente)).pagavelCentavos]).toEqual([
      null,
      null,
      null,
    ]);
    expect(depois.termos[1]?.assinaturas).toHaveLength(1);
    expect(await verificar(codigo)).toMatchObject({
      situacao: 'SUPERADO',
      integra: true,
      totais: { brutoCentavos: BRUTO },
    });
    await fechar(cliente, 'solicitante', '"1"');
    await passo(cliente, 'gestora', 'aprovacao');
    expect((await emitir(cliente, 'gestora', 'PROVISORIO')).corpo.numero).toBe('TRP 2/2026');
  });

  it('os números do ano não pulam nem se repetem, ainda que várias medições emitam ao mesmo tempo e uma desista', async () => {
    cliente.em('2026-12-01T15:00:00.000Z');
    await designados(cliente);
    const meses = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];
    for (const [n, mes] of meses.entries()) {
      await cliente.post('gestora', '/medicoes', { contratoId: 1, mes });
      for (const caminho of ['envio', 'aprovacao']) await passo(cliente, 'gestora', caminho, {}, n + 1);
    }
    const nova = (id: number, versao: string) =>
      cliente.post<Termo>('gestora', `/medicoes/${id}/termos`, { tipo: 'PROVISORIO' }, versao);
    const feitas = await Promise.all([nova(1, '"3"'), nova(2, '"3"'), nova(3, '"9"'), nova(4, '"3"'), nova(5, '"3"')]);
    expect(feitas.map(({ status }) => status)).toEqual([201, 201, 412, 201, 201]);
    expect(feitas.flatMap(({ corpo }) => corpo.numero ?? []).sort()).toEqual([1, 2, 3, 4].map(n => `TRP ${n}/2026`));
  });

  it('o conteúdo mudado por fora aparece na conferência, e a assinatura também', async () => {
    const { codigo } = (await comProvisorio()).corpo;
    const porFora = async (tabela: string, mudanca: string) => {
      await banco.database.execute(sql.raw(`alter table ${tabela} disable trigger ${tabela}_so_crescem`));
      await banco.database.execute(sql.raw(`update ${tabela} set ${mudanca}`));
      await banco.database.execute(sql.raw(`alter table ${tabela} enable trigger ${tabela}_so_crescem`));
    };
    await porFora('assinaturas_termo', `nome = 'Outra Pessoa'`);
    expect((await verificar(codigo)).falhas).toEqual(['Uma assinatura guardada não é mais a que foi feita.']);
    await porFora('termos', `conteudo = jsonb_set(conteudo, '{totais,liquidoCentavos}', '1')`);
    expect(await verificar(codigo)).toMatchObject({
      integra: false,
      falhas: [
        'O conteúdo guardado não é mais o que foi emitido.',
        'Uma assinatura guardada não é mais a que foi feita.',
      ],
    });
    await expect(banco.database.execute(sql`delete from termos`)).rejects.toThrow();
    await expect(banco.database.execute(sql`update termos set hash = hash`)).rejects.toThrow();
  });

  it('os prazos correm em dias úteis e o vencido é lembrado uma vez', async () => {
    await aprovada(cliente, banco.database);
    await designados(cliente);
    expect((await recebimento(cliente)).provisorio.prazo).toMatchObject({
      ...{ desde: '2026-12-01', ate: '2026-12-15', diasUteis: 10, vencidoHa: 0, texto: 'Até 15/12/2026' },
    });
    const lembrar = () => cliente.pegar(TermosTarefas).lembrar(new AbortController().signal);
    expect(await lembrar()).toBe(0);
    cliente.em('2026-12-17T15:00:00.000Z');
    expect((await recebimento(cliente)).provisorio.prazo?.texto).toBe('Vencido há 2 dias úteis: era até 15/12/2026');
    expect([await lembrar(), await lembrar()]).toEqual([1, 0]);
    const vencido = 'Recebimento provisório vencido: contrato 012/2026';
    expect(await avisos('fiscal')).toContainEqual(['RECEBIMENTO_VENCIDO', vencido, false]);
    await emitir(cliente, 'gestora', 'PROVISORIO');
    await assinarTermo(cliente, 'fiscal', 1);
    expect(await avisos('fiscal')).toContainEqual(['RECEBIMENTO_VENCIDO', vencido, true]);
    const { provisorio, definitivo } = await recebimento(cliente);
    expect([provisorio.prazo, definitivo.prazo]).toEqual([null, null]);
    await atestar(cliente, 'fiscal');
    expect((await recebimento(cliente)).definitivo.prazo).toMatchObject({ desde: '2026-12-17', vencidoHa: 0 });
  });

  it('o mês sem refeições se fecha dizendo isso, e o definitivo o diz', async () => {
    cliente.em('2026-12-01T15:00:00.000Z');
    await designados(cliente);
    await cliente.post('gestora', '/medicoes', { contratoId: 1, mes: '2026-10' });
    for (const caminho of ['envio', 'aprovacao']) expect((await passo(cliente, 'gestora', caminho)).status).toBe(200);
    const calado = await atestar(cliente, 'fiscal');
    expect([calado.status, calado.corpo.detail]).toEqual([
      409,
      'Esta medição não tem nenhum dia com refeição. Confirme que o mês não teve refeições para atestar assim.',
    ]);
    const dito = await passo(cliente, 'fiscal', 'atesto', { senha: SENHA, semRefeicoes: true });
    expect(dito.status).toBe(200);
    await emitir(cliente, 'gestora', 'PROVISORIO');
    await assinarTermo(cliente, 'fiscal', 1);
    await emitir(cliente, 'gestora', 'DEFINITIVO');
    const { corpo } = await assinarTermo(cliente, 'gestora', 2);
    expect(corpo).toMatchObject({ situacao: 'ASSINADO', semRefeicoes: true, liquidoCentavos: 0 });
    expect((await ler(cliente)).pagavelCentavos).toBe(0);
  });

  it('sai em PDF, e o mesmo termo dá o mesmo papel', async () => {
    await comProvisorio();
    const baixar = () => cliente.baixar('monitoramento', '/termos/1/pdf');
    const [um, outro] = [await baixar(), await baixar()];
    expect(um.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(um.bytes.equals(outro.bytes)).toBe(true);
  });

  it('o desconto é decidido com a cláusula do contrato', async () => {
    await mesFechado(cliente, banco.database);
    await abrirDoMes(cliente);
    await banco.database.execute(sql`update linhas_medicao set proposto_pct = 2, proposto_centavos = 660, pontos = 15`);
    const { corpo } = await passo(cliente, 'gestora', 'descontos/1', {
      ...{ percentual: 1, motivo: 'Atraso por chuva na estrada.', clausula: ' 9.2, alínea b ' },
    });
    expect(corpo.descontos[0]?.decisao).toMatchObject({ percentual: 1, clausula: '9.2, alínea b' });
  });
});
