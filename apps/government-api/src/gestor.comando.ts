import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { Problema } from '@alipen/platform/problems/problema';
import { readConfiguration } from './configuration.ts';
import { criarServidor } from './servidor.ts';
import { UsuariosService } from './usuarios/usuarios.service.ts';

// An installation without demonstration data starts with nobody who could register others.
const USO = `Uso: node dist/gestor.comando.js --cpf CPF --nome NOME --matricula MATRICULA < arquivo-com-a-senha

Cadastra a primeira pessoa, com AL_GESTOR. A senha vem da entrada padrão, para não ficar no histórico do terminal.`;

async function comando(args: readonly string[]): Promise<number> {
  const pessoa = lerArgumentos(args);
  if (!pessoa) {
    console.error(USO);
    return 2;
  }
  const senha = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (senha.length < 8) {
    console.error('A senha precisa ter ao menos 8 caracteres.');
    return 2;
  }
  const app = await criarServidor({ ...readConfiguration(process.env), logLevel: 'warn' }, { beside: true });
  try {
    const { id } = await app.get(UsuariosService).criar(null, { ...pessoa, senha, authorities: ['AL_GESTOR'] });
    console.log(`${pessoa.nome} pode entrar como AL_GESTOR (usuário ${id}).`);
    return 0;
  } finally {
    await app.close();
  }
}

function lerArgumentos(args: readonly string[]): { cpf: string; nome: string; matricula: string } | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { cpf: { type: 'string' }, nome: { type: 'string' }, matricula: { type: 'string' } },
    });
    const cpf = values.cpf?.replaceAll(/[.\s-]/g, '');
    if (!cpf || !values.nome || !values.matricula) return undefined;
    return { cpf, nome: values.nome, matricula: values.matricula };
  } catch {
    return undefined;
  }
}

comando(process.argv.slice(2)).then(
  codigo => {
    process.exitCode = codigo;
  },
  (error: unknown) => {
    const errors = error instanceof Problema ? error.extra.errors : undefined;
    const detalhe = errors?.map(({ detail }) => detail).join(' ');
    console.error([error instanceof Error ? error.message : error, detalhe].filter(Boolean).join(' '));
    process.exitCode = 1;
  },
);
