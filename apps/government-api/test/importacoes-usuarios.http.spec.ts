import { eq, sql } from 'drizzle-orm';
import { eventos } from '../src/audit/audit.schema.ts';
import { rows } from '../src/database/database.ts';
import { usuarios } from '../src/usuarios/usuarios.schema.ts';
import { UsuariosService } from '../src/usuarios/usuarios.service.ts';
import { xlsx } from './kit/pasta-zip.ts';
import { textosDoPdf } from './kit/pdf.ts';
import { prepararServidor } from './kit/servidor.ts';

const CABECALHO = 'CPF;Nome;Matrícula;E-mail;Perfil;Unidade';
const SENHA = /^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/;
const DA_PESSOA = 'quatro bois e uma canga';

describe('importar pessoas', () => {
  const servidor = prepararServidor();
  let unidade = { codigo: '', nome: '' };
  beforeAll(async () => {
    const { body } = await servidor.como('gestora').get('/ms-alipen/lotacoes?tamanho=1');
    unidade = body.itens[0];
  });

  const importar = (linhas: readonly string[], query = '') =>
    servidor
      .como('gestora')
      .post(`/ms-alipen/usuarios/importacoes${query}`)
      .type('text/csv')
      .send([CABECALHO, ...linhas].join('\r\n'));
  const boas = () => [
    `987.654.321-00;Rosa Lima;700100;rosa@orgao.gov.br;Solicitante;${unidade.codigo}`,
    `123.456.789-09;Davi Nunes;700101;;Fiscal, Atendimento;`,
  ];
  const achar = async (cpf: string) => {
    const [pessoa] = await servidor.database.select().from(usuarios).where(eq(usuarios.cpf, cpf));
    if (!pessoa) throw new Error(`${cpf} não foi cadastrada`);
    return pessoa;
  };
  const entrar = (cpf: string, senha: string, nova?: string) =>
    servidor
      .http()
      .post('/login')
      .send({ cpf, senha, ...(nova && { nova }) });
  const fazer = (ids: readonly number[]) =>
    servidor.como('gestora').post('/ms-alipen/usuarios/primeiras-senhas').send({ ids }).buffer(true).parse(emBytes);
  const senhasEm = (pdf: Buffer) => [...new Set(textosDoPdf(pdf).filter(texto => SENHA.test(texto)))];

  it('o ensaio diz o que entendeu e cada linha que não entra, e não grava ninguém', async () => {
    const antes = await servidor.database.$count(usuarios);
    const { body } = await importar(
      [
        ...boas(),
        '111.444.777-36;Erro No Cpf;1;;Gestor;',
        '390.533.447-05;Outro Nome;1;;Atendimento;',
        '529.982.247-25;Sem Unidade;1;;Solicitante;',
        '168.995.350-09;Papel Estranho;1;;Diretor;',
        '935.411.347-80;Unidade Nenhuma;1;x@y;Fiscal;Lugar Nenhum',
        `98765432100;De Novo;1;;Fiscal;`,
      ],
      '?simular=true',
    ).expect(200);
    expect([body.simulada, body.novas, body.iguais]).toEqual([true, 2, 0]);
    expect(body.recusadas.map(({ linha, motivo }: { linha: number; motivo: string }) => [linha, motivo])).toEqual([
      [4, 'A coluna CPF não é um CPF: confira os 11 dígitos.'],
      [5, 'Este CPF já está cadastrado, com outro valor em: nome, matrícula. Mude na ficha da pessoa.'],
      [6, 'Quem solicita precisa de uma unidade.'],
      [7, 'A coluna Perfil tem "Diretor"; use Gestor, Solicitante, Atendimento, Monitoramento, Fiscal.'],
      [8, 'A coluna E-mail não é um e-mail, como nome@orgao.gov.br: "x@y".'],
      [9, 'O mesmo CPF já está na linha 2.'],
    ]);
    expect(await servidor.database.$count(usuarios)).toBe(antes);
  });

  it('quem entra pela planilha não tem senha nenhuma, e a trilha não tem o CPF', async () => {
    const { body } = await importar(boas()).expect(200);
    expect([body.novas, body.recusadas]).toEqual([2, []]);
    const rosa = await achar('98765432100');
    expect(rosa).toMatchObject({ nome: 'Rosa Lima', authorities: ['SOLICITANTE'], email: 'rosa@orgao.gov.br' });
    expect(rosa.lotacaoId).not.toBeNull();
    const { body: lista } = await servidor.como('gestora').get('/ms-alipen/usuarios?credencial=NENHUMA');
    expect(lista.itens.map(({ nome }: { nome: string }) => nome)).toEqual(['Davi Nunes', 'Rosa Lima']);
    const trilha = await servidor.database.select().from(eventos).where(eq(eventos.acao, 'importarUsuarios'));
    expect(trilha).toHaveLength(3);
    expect(JSON.stringify(trilha)).not.toMatch(/98765432100|argon2/);
    expect((await importar(boas())).body).toMatchObject({ novas: 0, iguais: 2, recusadas: [] });
  });

  it('a primeira senha só está na folha; não abre sessão, e a escolhida no lugar dela abre', async () => {
    const [rosa, davi] = [await achar('98765432100'), await achar('12345678909')];
    const { body: pdf, headers } = await fazer([rosa.id, davi.id]).expect(200);
    expect([headers['content-type'], headers['cache-control']]).toEqual(['application/pdf', 'no-store']);
    const textos = textosDoPdf(pdf);
    expect(textos).toEqual(expect.arrayContaining(['Rosa Lima', 'Davi Nunes', '987.654.321-00']));
    const [deDavi = '', deRosa = ''] = senhasEm(pdf);
    const guardado = await rows<{ tudo: string }>(
      servidor.database,
      sql`select (select json_agg(u) from usuarios u)::text || (select json_agg(e) from eventos e)::text as tudo`,
    );
    expect(guardado[0]?.tudo).not.toContain(deRosa);

    const { body: recusa } = await entrar(rosa.cpf, deRosa).expect(403);
    expect(recusa.type).toBe('/problemas/primeira-senha');
    const { body: fraca } = await entrar(rosa.cpf, deRosa, 'Alipen2026').expect(422);
    expect(fraca.errors[0]).toMatchObject({ pointer: '/nova' });
    await entrar(rosa.cpf, deRosa, deRosa).expect(422);
    await entrar(rosa.cpf, deRosa, DA_PESSOA).expect(200);
    await entrar(rosa.cpf, deRosa, DA_PESSOA).expect(401);
    await entrar(rosa.cpf, DA_PESSOA).expect(200);
    const { body: tarde } = await entrar(rosa.cpf, DA_PESSOA, 'outra boa demais').expect(422);
    expect(tarde.errors[0].detail).toMatch(/já não é a primeira/);
    await entrar(davi.cpf, deDavi).expect(403);
  });

  it('feita de novo, a anterior não vale; vencida, também não; e quem tem a sua não recebe outra', async () => {
    const [rosa, davi] = [await achar('98765432100'), await achar('12345678909')];
    const [antiga = ''] = senhasEm((await fazer([davi.id]).expect(200)).body);
    const [atual = ''] = senhasEm((await fazer([davi.id]).expect(200)).body);
    await entrar(davi.cpf, antiga).expect(401);
    expect((await entrar(davi.cpf, atual).expect(403)).body.type).toBe('/problemas/primeira-senha');
    // Whoever printed it knows it: it is no signature.
    expect(await servidor.app.get(UsuariosService).confereSenha(davi.id, atual)).toBe(false);
    await servidor.database
      .update(usuarios)
      .set({ primeiraSenhaAte: new Date(0) })
      .where(eq(usuarios.id, davi.id));
    const { body } = await entrar(davi.cpf, atual, DA_PESSOA).expect(403);
    expect(body.type).toBe('/problemas/primeira-senha-vencida');

    const { senhaHash } = await achar('12345678909');
    const { body: conflito, status } = await servidor
      .como('gestora')
      .post('/ms-alipen/usuarios/primeiras-senhas')
      .send({ ids: [davi.id, rosa.id] });
    expect([status, conflito.detail]).toEqual([
      409,
      'Uma das pessoas já tem senha própria, não existe ou está bloqueada. Nenhuma senha mudou; atualize a lista e escolha de novo.',
    ]);
    expect((await achar('12345678909')).senhaHash).toBe(senhaHash);
  });

  it('a planilha do Excel perde o zero do CPF, e o nome de duas unidades pede o código', async () => {
    await servidor.database.execute(sql`
      insert into lotacoes (codigo, nome, nome_busca, tipo, municipio, uf, fuso_horario)
      values ('ZZ-1', 'Casa Igual', 'casa igual' || chr(10) || 'zz-1', 'ABRIGO', 'A', 'MA', 'America/Fortaleza'),
             ('ZZ-2', 'Casa Igual', 'casa igual' || chr(10) || 'zz-2', 'ABRIGO', 'B', 'MA', 'America/Fortaleza')`);
    const planilha = xlsx(CABECALHO.split(';'), [191, 'Zero À Esquerda', 12, '', 'AL_FISCAL', 'casa igual']);
    const { body } = await servidor
      .como('gestora')
      .post('/ms-alipen/usuarios/importacoes?simular=true')
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .send(planilha)
      .expect(200);
    expect(body.recusadas).toMatchObject([
      { linha: 2, coluna: 'Unidade', motivo: 'Há 2 unidades com este nome: escreva o código (ZZ-1, ZZ-2).' },
    ]);
  });

  it('o modelo tem as colunas que a importação lê', async () => {
    const { text } = await servidor
      .como('gestora')
      .get('/ms-alipen/usuarios/importacoes/modelo?formato=csv')
      .expect(200);
    expect(text.replace('\uFEFF', '').trim()).toBe('Nome;CPF;Matrícula;E-mail;Perfil;Unidade');
  });
});

type Pedacos = NodeJS.ReadableStream & { on(evento: 'data', ouvinte: (pedaco: Buffer) => void): unknown };

function emBytes(resposta: unknown, pronto: (erro: Error | null, corpo: Buffer) => void): void {
  const pedacos: Buffer[] = [];
  const fluxo = resposta as Pedacos;
  fluxo.on('data', pedaco => pedacos.push(Buffer.from(pedaco)));
  fluxo.on('end', () => pronto(null, Buffer.concat(pedacos)));
}
