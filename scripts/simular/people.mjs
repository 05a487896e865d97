// Writes people into the tables as the screens leave them: hashing thousands of different passwords would take the whole run.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inventedCpf } from '../jornada/units.mjs';
import { at } from '../steps/shell.mjs';
import { given } from './day.table.mjs';

const jose = await import(pathToFileURL(createRequire(at('apps/government-api/package.json')).resolve('jose')).href);

/** The password of everybody, as in the demonstration; it is really checked at each sign-in and each signature. */
export const PASSWORD = 'demonstracao';
const TOKEN_SECONDS = 12 * 3_600;

async function insert(db, people) {
  const rows = await db.query(
    `insert into usuarios (cpf, nome, nome_busca, matricula, senha_hash, authorities, lotacao_id)
     select p.cpf, p.nome, lower(p.nome), p.matricula, (select senha_hash from usuarios where cpf = '11144477735'),
       array[p.autoridade], nullif(p.lotacao, 0)
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[]) as p (cpf, nome, matricula, autoridade, lotacao)
     returning id, cpf`,
    [
      people.map(p => p.cpf),
      people.map(p => p.nome),
      people.map(p => p.matricula),
      people.map(p => p.autoridade),
      people.map(p => p.lotacaoId ?? 0),
    ],
  );
  const ids = new Map(rows.map(({ cpf, id }) => [cpf, id]));
  return people.map(person => ({ ...person, id: ids.get(person.cpf) }));
}

const addressOf = n => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** A requester per unit, and those who follow all units. `units`: `{ id, nome, uf }`. */
export async function makePeople(db, units) {
  let n = 0;
  const person = (autoridade, more = {}) => {
    n += 1;
    return {
      cpf: inventedCpf(n),
      nome: `Pessoa ${n}`,
      matricula: String(800_000 + n),
      autoridade,
      unidade: 'Secretaria',
      address: addressOf(n),
      ...more,
    };
  };
  const several = (count, autoridade) =>
    Array.from({ length: Math.max(1, Math.ceil(count)) }, () => person(autoridade));
  const ufs = [...new Set(units.map(({ uf }) => uf))];
  const made = {
    requesters: units.map(unit => person('SOLICITANTE', { lotacaoId: unit.id, unidade: unit.nome.slice(0, 150) })),
    inspectors: several(units.length / given('unidadesPorFiscal'), 'AL_FISCAL'),
    monitors: several(units.length / given('unidadesPorMonitor'), 'AL_MONITORAMENTO'),
    desks: ufs.map(uf => person('AL_ATENDIMENTO', { uf })),
    managers: several(2, 'AL_GESTOR'),
  };
  const people = {};
  for (const [kind, some] of Object.entries(made)) people[kind] = await insert(db, some);
  return people;
}

/** Sessions as sign-ins make them, signed with the server's own key, by the servers' clock; one per person until it ends. */
export async function newSessions(db, clock) {
  const [{ kid, alg, privada }] = await db.query('select kid, alg, privada from chaves_assinatura where ativa');
  const key = await jose.importJWK(privada, alg);
  return async function tokenOf(person) {
    const now = Math.floor(clock.now().getTime() / 1000);
    if (person.token && person.until > now + 3_600) return person.token;
    person.until = now + TOKEN_SECONDS;
    person.token = await new jose.SignJWT({
      nome: person.nome,
      matricula: person.matricula,
      nome_lotacao_real: person.unidade,
      authorities: [person.autoridade],
      lotacao_id: person.lotacaoId ?? null,
    })
      .setProtectedHeader({ alg, kid, typ: 'JWT' })
      .setIssuer('alipen-government-api')
      .setSubject(String(person.id))
      .setIssuedAt(now)
      .setExpirationTime(person.until)
      .setJti(randomUUID())
      .sign(key);
    return person.token;
  };
}
