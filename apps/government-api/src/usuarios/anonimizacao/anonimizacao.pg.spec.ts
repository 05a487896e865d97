import { sql } from 'drizzle-orm';
import { prepararBanco } from '../../../test/kit/banco.ts';
import { AuditTrailRepository } from '../../audit/audit-trail.repository.ts';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import { Clock } from '../../clock/clock.ts';
import { rows } from '../../database/database.ts';
import { AnonimizacaoRepository } from './anonimizacao.repository.ts';
import { AnonimizacaoService } from './anonimizacao.service.ts';
import { cpfDeNinguem } from './cpf-de-ninguem.rules.ts';

describe('o que identifica quem foi embora', () => {
  const banco = prepararBanco();
  const servico = () => {
    const eventos = new AuditTrail(new AuditTrailRepository(), new Clock());
    return new AnonimizacaoService(banco.doSistema.database, new AnonimizacaoRepository(), eventos, new Clock());
  };
  const anonimizar = () => servico().anonimizarDesligadas(new AbortController().signal);
  const fazer = (texto: string) => banco.connection.withSession(session => session.exec(texto));
  const pessoa = async (matricula: string) =>
    (
      await rows<Record<string, unknown>>(banco.database, sql`select * from usuarios where matricula = ${matricula}`)
    )[0];

  beforeAll(async () => {
    const de = (cpf: string, nome: string, matricula: string) =>
      `insert into usuarios (cpf, nome, matricula, email, senha_hash, authorities) values ('${cpf}', '${nome}', '${matricula}', '${matricula}@orgao.gov.br', 'hash', '{AL_FISCAL}')`;
    await fazer(
      [
        de('11144477735', 'Ana Há Muito', 'M-1'),
        de('52998224725', 'Bia Há Pouco', 'M-2'),
        de('39053344705', 'Caio Aqui', 'M-3'),
        `insert into sessoes (jti, usuario_id, forma, dispositivo, iniciada_em, expira_em)
          select gen_random_uuid(), id, 'SENHA', 'Firefox', now(), now() + interval '1 day' from usuarios where matricula in ('M-1', 'M-2')`,
        `insert into eventos (usuario_id, matricula, acao, entidade) select id, matricula, 'fecharMapa', 'fechamentos_mapa' from usuarios where matricula = 'M-1'`,
        `insert into emails (chave, para, assunto, texto, criado_em, proxima_tentativa_em, vale_ate)
          values ('x', 'M-2@orgao.gov.br', 'a', 'b', now(), now(), now())`,
        `update usuarios set ativo = false where matricula in ('M-1', 'M-2')`,
      ].join(';'),
    );
  });

  it('o banco diz desde quando, e esquece quem volta', async () => {
    expect((await pessoa('M-1'))?.inativo_desde).not.toBeNull();
    await fazer(`update usuarios set ativo = true where matricula = 'M-2'`);
    expect((await pessoa('M-2'))?.inativo_desde).toBeNull();
    await fazer(`update usuarios set ativo = false where matricula = 'M-2'`);
    expect((await pessoa('M-3'))?.inativo_desde).toBeNull();
  });

  it('cinco anos depois vai o que identifica, e ficam o nome, a matrícula e os atos', async () => {
    expect(await anonimizar()).toBe(0);
    await fazer(`update usuarios set inativo_desde = now() - interval '5 years 1 day' where matricula = 'M-1'`);
    expect([await anonimizar(), await anonimizar()]).toEqual([1, 0]);
    const ida = await pessoa('M-1');
    expect(ida).toMatchObject({ nome: 'Ana Há Muito', email: null, senha_hash: '!', ativo: false });
    expect(ida?.cpf).toBe(cpfDeNinguem(Number(ida?.id)));
    expect(ida?.anonimizado_em).not.toBeNull();
    const eventos = await rows(
      banco.database,
      sql`select acao, dados from eventos where usuario_id = ${ida?.id} or (entidade = 'usuarios' and entidade_id = ${String(ida?.id)}) order by id`,
    );
    expect(eventos).toMatchObject([
      { acao: 'fecharMapa' },
      { acao: 'anonimizarUsuario', dados: { motivo: 'prazo', apagados: { sessoes: 1 } } },
    ]);
    expect(JSON.stringify(eventos)).not.toContain('11144477735');
  });

  it('a pedido: primeiro o ensaio, que nada grava; quem ainda trabalha aqui não', async () => {
    const ensaiada = await servico().esquecer('M-2', 'Processo 1', true);
    expect(ensaiada).toMatchObject({ nome: 'Bia Há Pouco', apagados: { sessoes: 1, emails: 1 } });
    expect(await pessoa('M-2')).toMatchObject({ cpf: '52998224725', anonimizado_em: null });
    expect(await servico().esquecer('M-2', 'Processo 1', false)).toEqual(ensaiada);
    expect(await pessoa('M-2')).toMatchObject({ email: null });
    expect(await servico().esquecer('M-2', 'Processo 1', false)).toBe('Os dados desta pessoa já foram anonimizados.');
    expect(await servico().esquecer('M-3', 'Processo 1', false)).toMatch(/bloqueie-a primeiro/);
    expect(await servico().esquecer('M-9', 'Processo 1', false)).toBe('Ninguém tem a matrícula M-9.');
    expect(await pessoa('M-3')).toMatchObject({ cpf: '39053344705', email: 'M-3@orgao.gov.br' });
  });

  it('de quem é do controle externo, conta do fim do acesso, que não a bloqueia', async () => {
    const acesso = (id: number, ato: string, em: string, motivo = 'null') =>
      `insert into acessos_controle (id, acesso_id, ato, usuario_id, instituicao, documento, ate, em, por, motivo) overriding system value
        select ${id}, 9001, '${ato}', id, 'Tribunal', 'Ofício 1', now()::date + 30, ${em}, id, ${motivo}
        from usuarios where matricula = 'CE-1'`;
    await fazer(
      [
        `insert into usuarios (cpf, nome, matricula, email, senha_hash, authorities)
          values ('16899535009', 'Dora Tribunal', 'CE-1', 'dora@tce.gov.br', 'hash', '{AL_CONTROLE}')`,
        acesso(9001, 'CONVIDAR', `now() - interval '6 years'`),
      ].join(';'),
    );
    expect(await anonimizar()).toBe(0);
    expect(await servico().esquecer('CE-1', 'Processo 1', true)).toMatch(/encerre o acesso/);
    await fazer(acesso(9002, 'ENCERRAR', `now() - interval '4 years'`, `'fim'`));
    expect(await anonimizar()).toBe(0);
    expect(await servico().esquecer('CE-1', 'Processo 1', true)).toMatchObject({ nome: 'Dora Tribunal' });
    await fazer(acesso(9003, 'ENCERRAR', `now() - interval '5 years 1 day'`, `'fim'`));
    expect([await anonimizar(), await anonimizar()]).toEqual([1, 0]);
    expect(await pessoa('CE-1')).toMatchObject({ nome: 'Dora Tribunal', email: null, ativo: false });
  });
});
