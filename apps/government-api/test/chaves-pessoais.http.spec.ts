import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { checkSignature } from '../../../scripts/conferir-assinatura.mjs';
import { rows } from '../src/database/database.ts';
import { DEPOIS, darSenhas, esvaziarFechamentos, SENHA } from './fechamentos.cenario.ts';
import { Autenticador, type Sinais } from './kit/autenticador.ts';
import { prepararBanco } from './kit/banco.ts';
import { textosDoPdf } from './kit/pdf.ts';
import {
  abrirCliente,
  type Cliente,
  ids,
  motivosDe,
  type Problema,
  type Quem,
  semearCenario,
} from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Chave = Schemas['ChavePessoal'];
type Verificado = Schemas['MapaVerificado'];

const ORIGEM = 'https://alipen.gov.br';
const MES = '2026-10';
const DIAS = Array.from({ length: 31 }, (_, n) => `${MES}-${String(n + 1).padStart(2, '0')}`);
const DESAFIO = '/fechamentos/assinatura-por-chave/desafio';
const ASSINAR = '/fechamentos/assinatura-por-chave';
const mapas = (dias: readonly string[], versao = 1) => dias.map(data => ({ lotacaoId: ids.upsl, data, versao }));

describe('as chaves pessoais', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let motivo: Awaited<ReturnType<typeof motivosDe>>;

  beforeAll(async () => {
    await semearCenario(banco.database);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco, { PUBLIC_ORIGIN: ORIGEM });
    motivo = await motivosDe(banco.database);
  });
  beforeEach(async () => {
    await banco.database.execute(sql.raw('truncate parametros, vigencias_parametro, desafios_de_chave'));
    await banco.database.execute(
      sql.raw('truncate chaves_pessoais, gestos_de_chave, assinaturas_mapa, livro_folhas restart identity cascade'),
    );
    await esvaziarFechamentos(banco.database);
    cliente.em(DEPOIS);
  });

  const minhas = async (quem: Quem = 'solicitante') =>
    (await cliente.get<Schemas['ChavesDaPessoa']>(quem, '/minhas-chaves')).corpo;
  const cadastrar = async (
    mao: Autenticador,
    quem: Quem = 'solicitante',
    sinais: Sinais & { origem?: string } = {},
  ) => {
    const { corpo } = await cliente.post<Schemas['PedidoDeCadastroDeChave']>(quem, '/minhas-chaves/desafio', undefined);
    return cliente.post<Chave & Problema>(quem, '/minhas-chaves', {
      nome: 'Celular da unidade',
      ...mao.criar(corpo.desafio, sinais),
    });
  };
  const confirmar = ({ id, codigo }: Pick<Chave, 'id' | 'codigo'>, quem: Quem = 'gestora') =>
    cliente.post<Chave & Problema>(quem, `/chaves-pessoais/${id}/confirmacao`, { codigo });
  const revogar = (id: number, porque: Schemas['MotivoDaRevogacao'] = 'PERDA', quem: Quem = 'solicitante') =>
    cliente.post<Chave & Problema>(quem, `/chaves-pessoais/${id}/revogacao`, { motivo: porque });
  const comChave = async (quem: Quem = 'solicitante', sinais: Sinais = {}) => {
    const mao = new Autenticador('alipen.gov.br', ORIGEM, sinais);
    const { corpo } = await cadastrar(mao, quem);
    await confirmar(corpo);
    return { mao, id: corpo.id };
  };
  const fecharMes = () =>
    cliente.post<Schemas['MesFechado']>('solicitante', `/lotacoes/${ids.upsl}/fechamentos-do-mes`, { mes: MES });
  const pedir = (
    dias: readonly string[],
    quem: Quem = 'solicitante',
    papel: Schemas['PapelAssinatura'] = 'RESPONSAVEL_UNIDADE',
  ) => cliente.post<Schemas['DesafioDeAssinatura'] & Problema>(quem, DESAFIO, { papel, mapas: mapas(dias) });
  const assinar = (gesto: Schemas['GestoDaChave'], quem: Quem = 'solicitante') =>
    cliente.post<Schemas['MapasAssinados'] & Problema>(quem, ASSINAR, gesto);
  const assinadas = async () =>
    (await rows<{ n: number }>(banco.database, sql`select count(*)::int as n from assinaturas_mapa`))[0]?.n;
  const fechamento = async (data: string) =>
    (await cliente.get<Schemas['Fechamento']>('gestora', `/lotacoes/${ids.upsl}/fechamentos/${data}`)).corpo;
  const verificado = async (data: string) =>
    (await cliente.get<Verificado>('gestora', `/verificacao/${(await fechamento(data)).versoes[0]?.codigo}`)).corpo;

  it('é cadastrada por quem a tem, confirmada por outra pessoa pelo código, e só então assina', async () => {
    await fecharMes();
    const mao = new Autenticador();
    expect(await minhas()).toEqual({ impedimento: null, soPresas: false, itens: [] });
    const nova = await cadastrar(mao);
    expect(nova).toMatchObject({
      status: 201,
      corpo: {
        nome: 'Celular da unidade',
        situacao: 'A_CONFIRMAR',
        deste: true,
        sincronizavel: false,
        acoes: ['revogar'],
      },
    });
    expect((await cadastrar(mao)).corpo.detail).toBe('Esta chave já está cadastrada.');
    expect((await pedir(DIAS)).corpo.detail).toContain('Você não tem chave confirmada');

    const codigoNaTela = async (quem: Quem) =>
      (await cliente.get<Schemas['ChavesDaPessoa']>(quem, '/usuarios/2/chaves')).corpo.itens[0]?.codigo;
    expect(nova.corpo.codigo).toMatch(/^[0-9A-F]{4}(-[0-9A-F]{4}){2}$/);
    expect(await codigoNaTela('gestora')).toBeNull();
    expect((await confirmar({ id: nova.corpo.id, codigo: '0000-0000-0000' })).corpo.detail).toContain(
      'O código não é o desta chave.',
    );
    const feita = await confirmar(nova.corpo);
    expect(await codigoNaTela('gestora')).toBe(nova.corpo.codigo);
    expect(feita.corpo).toMatchObject({ situacao: 'CONFIRMADA', confirmadaPor: 'Gestora Geral', confirmadaEm: DEPOIS });
    expect((await confirmar(nova.corpo)).corpo.detail).toBe('Esta chave já foi confirmada.');

    const propria = await cadastrar(new Autenticador(), 'gestora');
    expect((await confirmar(propria.corpo)).corpo.detail).toContain('Ninguém confirma a própria chave');
    expect((await revogar(propria.corpo.id, 'PERDA', 'solicitante')).status).toBe(404);
    const atos = await rows<{ texto: string }>(
      banco.database,
      sql`select texto from livro_folhas where texto like 'chave-%' order by id`,
    );
    expect(atos.map(({ texto }) => texto.split(' ')[0])).toEqual([
      'chave-cadastrada',
      'chave-confirmada',
      'chave-cadastrada',
    ]);
  });

  it.each<[string, Sinais & { origem?: string }]>([
    ['de outro endereço', { origem: 'https://exemplo.com' }],
    ['sem que o aparelho confira a pessoa', { verificada: false }],
  ])('não é cadastrada %s', async (_, sinais) => {
    const recusa = await cadastrar(new Autenticador(), 'solicitante', sinais);
    expect([recusa.status, recusa.corpo.detail]).toEqual([
      409,
      'O aparelho não criou a chave para este pedido. Comece de novo.',
    ]);
  });

  it('31 mapas com um gesto: cada um com o seu caminho, e quem confere de fora confere', async () => {
    await fecharMes();
    const { mao } = await comChave();
    const pedido = await pedir(DIAS);
    expect(pedido.corpo).toMatchObject({ dominio: 'alipen.gov.br', credenciais: [mao.id] });
    const gesto = mao.assinar(pedido.corpo.desafio);
    const [um, outro] = await Promise.all([assinar(gesto), assinar(gesto)]);
    expect([um.status, outro.status].toSorted()).toEqual([200, 409]);
    expect(await assinadas()).toBe(31);
    expect((await assinar(gesto)).corpo.detail).toContain('venceu ou já foi usado');
    expect((await pedir(DIAS)).corpo.detail).toContain('já assinou esta versão');

    for (const data of [DIAS[0] ?? '', DIAS[30] ?? '']) {
      const mapa = await verificado(data);
      const [assinatura] = mapa.assinaturas;
      expect(mapa).toMatchObject({ integra: true, falhas: [] });
      expect(assinatura?.chave).toMatchObject({
        nome: 'Sônia Solicitante',
        confirmadaPor: 'Gestora Geral',
        revogadaEm: null,
      });
      const { papel = '', prova } = assinatura ?? {};
      if (!prova) throw new Error('a assinatura por chave tem prova');
      expect(checkSignature(mapa, { papel, prova }, { origin: ORIGEM, key: '-' }).folhas).toBe(31);
    }
    const { bytes } = await cliente.baixar('gestora', `/lotacoes/${ids.upsl}/fechamentos/${DIAS[0]}/pdf`);
    expect((await textosDoPdf(bytes)).join(' ')).toContain('perante Gestora Geral');
    const cadeia = await cliente.get<Schemas['CadeiaVerificada']>('gestora', `/lotacoes/${ids.upsl}/cadeia`);
    expect(cadeia.corpo).toMatchObject({ versoes: 31, integra: true });
  });

  it('o fiscal assina depois, pela senha ou pela chave, e o mapa fica assinado', async () => {
    await fecharMes();
    const { mao } = await comChave();
    await assinar(mao.assinar((await pedir(DIAS.slice(0, 1))).corpo.desafio));
    const doFiscal = await comChave('fiscal');
    await assinar(doFiscal.mao.assinar((await pedir(DIAS.slice(0, 1), 'fiscal', 'FISCAL')).corpo.desafio), 'fiscal');
    expect(await fechamento(DIAS[0] ?? '')).toMatchObject({ situacao: 'ASSINADO' });
    expect((await pedir(DIAS, 'fiscal', 'RESPONSAVEL_UNIDADE')).status).toBe(403);
    expect((await pedir(DIAS, 'fiscal', 'PREPOSTO')).corpo.errors?.[0]?.pointer).toBe('/papel');
  });

  it('nada se assina se um mapa mudou, se o prazo passou, ou se o gesto não é o desta pessoa a este pedido', async () => {
    await fecharMes();
    const { mao, id } = await comChave();
    const doFiscal = await comChave('fiscal');
    const desafio = async () => (await pedir(DIAS)).corpo.desafio;
    const recusada = async (gesto: Schemas['GestoDaChave']) => (await assinar(gesto)).corpo.detail;

    expect(await recusada(mao.assinar(await desafio(), { verificada: false }))).toContain('não confirmou este pedido');
    expect(await recusada(mao.assinar(await desafio(), { origem: 'https://exemplo.com' }))).toContain('não confirmou');
    expect(await recusada({ ...doFiscal.mao.assinar(await desafio()), id: mao.id })).toContain('não confirmou');
    expect(await recusada(doFiscal.mao.assinar(await desafio()))).toBe('Esta chave não assina.');
    const velho = mao.assinar(await desafio());
    await desafio();
    expect(await recusada(velho)).toContain('não confirmou');

    const vencido = mao.assinar(await desafio());
    cliente.em('2026-11-22T13:05:00.000Z');
    expect(await recusada(vencido)).toContain('venceu ou já foi usado');
    cliente.em(DEPOIS);

    const trocado = mao.assinar(await desafio());
    const hash = (de: string, para: string) =>
      banco.database.execute(
        sql.raw(
          `alter table fechamentos_mapa disable trigger user; update fechamentos_mapa set hash = overlay(hash placing '${para}' from 1) where hash like '${de}%' and data = '${DIAS[9]}'; alter table fechamentos_mapa enable trigger user`,
        ),
      );
    const guardado = (await fechamento(DIAS[9] ?? '')).versoes[0]?.hash.slice(0, 4) ?? '';
    await hash(guardado, '0000');
    expect(await recusada(trocado)).toContain('Um mapa mudou depois que você pediu para assinar');
    await hash('0000', guardado);

    const antes = mao.assinar(await desafio());
    const data = DIAS[4] ?? '';
    await cliente.post(
      'gestora',
      `/lotacoes/${ids.upsl}/fechamentos/${data}/reabertura`,
      {
        motivoId: motivo('REABERTURA', 'ERRO_LANCAMENTO'),
      },
      '"1"',
    );
    expect(await recusada(antes)).toBe('Só se assina o mapa de um dia fechado.');
    await cliente.post('solicitante', `/lotacoes/${ids.upsl}/fechamentos/${data}`, {}, '"1"');
    expect(await recusada(antes)).toContain('o mapa mudou depois que você o viu');
    expect((await pedir(DIAS)).corpo.detail).toContain('o mapa mudou depois que você o viu');

    const revogada = mao.assinar((await pedir(DIAS.slice(0, 4))).corpo.desafio);
    await revogar(id);
    expect(await recusada(revogada)).toBe('Esta chave não assina.');
    expect(await assinadas()).toBe(0);
  });

  it('revogada, não assina mais; o que assinou continua valendo, e se diz quando deixou de valer', async () => {
    await fecharMes();
    const { mao, id } = await comChave();
    await assinar(mao.assinar((await pedir(DIAS.slice(0, 2))).corpo.desafio));
    expect((await revogar(id, 'PERDA', 'gestora')).corpo).toMatchObject({
      ...{ situacao: 'REVOGADA', motivo: 'PERDA', revogadaPor: 'Gestora Geral', acoes: [] },
    });
    expect((await revogar(id)).corpo.detail).toBe('Esta chave já foi revogada.');
    expect((await pedir(DIAS.slice(2))).status).toBe(409);
    const mapa = await verificado(DIAS[0] ?? '');
    expect(mapa.integra).toBe(true);
    expect(mapa.assinaturas[0]?.chave?.revogadaEm).toBe(DEPOIS);
    await expect(
      banco.database.execute(sql`update chaves_pessoais set revogada_em = null, revogada_por = null, motivo = null`),
    ).rejects.toThrow();
  });

  it('com o parâmetro, a que pode ser copiada não se cadastra nem assina', async () => {
    await fecharMes();
    await comChave('solicitante', { sincronizavel: true });
    expect((await minhas()).itens[0]).toMatchObject({ sincronizavel: true });
    await banco.database.execute(sql`insert into parametros (chave) values ('soChavesPresas')`);
    await banco.database.execute(
      sql`insert into vigencias_parametro (chave, vale_de, valor) values ('soChavesPresas', '2026-01-01', 'true')`,
    );
    expect((await pedir(DIAS)).corpo.detail).toContain('Você não tem chave confirmada');
    const outra = await cadastrar(new Autenticador('alipen.gov.br', ORIGEM, { sincronizavel: true }));
    expect(outra.corpo.detail).toContain('pode ser copiada para outros aparelhos');
  });

  it('quem mexe no que foi guardado do gesto é achado pela cadeia e por quem confere o papel', async () => {
    await fecharMes();
    const { mao } = await comChave();
    await assinar(mao.assinar((await pedir(DIAS.slice(0, 3))).corpo.desafio));
    await banco.database.execute(sql.raw('alter table gestos_de_chave disable trigger user'));
    await banco.database.execute(
      sql`update gestos_de_chave set assinatura = set_byte(assinatura, 9, get_byte(assinatura, 9) # 1)`,
    );
    await banco.database.execute(sql.raw('alter table gestos_de_chave enable trigger user'));
    expect(await verificado(DIAS[1] ?? '')).toMatchObject({
      integra: false,
      falhas: ['Assinatura: não é mais o que foi fechado.'],
    });
  });

  it('a senha continua a assinar, e não diz chave nenhuma', async () => {
    await fecharMes();
    const data = DIAS[0] ?? '';
    const onde = `/lotacoes/${ids.upsl}/fechamentos/${data}`;
    const { mao } = await comChave();
    await assinar(mao.assinar((await pedir([data])).corpo.desafio));
    const fiscal = await cliente.post<Schemas['Fechamento']>(
      'fiscal',
      `${onde}/assinaturas`,
      { papel: 'FISCAL', senha: SENHA },
      '"1"',
    );
    expect(fiscal.corpo.versoes[0]?.assinaturas.map(({ papel, chave }) => [papel, chave?.nome ?? null])).toEqual([
      ['RESPONSAVEL_UNIDADE', 'Sônia Solicitante'],
      ['FISCAL', null],
    ]);
  });
});
