import { OwnPostgresError } from './own-postgres-error.ts';

type Refusal = readonly [said: RegExp, sentence: (folder: string) => string];

const REFUSALS: readonly Refusal[] = [
  [
    /No space left on device|could not extend file|disk full/i,
    folder =>
      `Não há espaço em disco para o banco em ${folder}. Libere espaço e inicie de novo: nada do que foi confirmado se perdeu.`,
  ],
  [
    /Disk quota exceeded/i,
    folder =>
      `A cota de disco de quem roda o sistema acabou, e o banco fica em ${folder}. Libere espaço e inicie de novo.`,
  ],
  [
    /Read-only file system|Permission denied/i,
    folder =>
      `O PostgreSQL do sistema não pode gravar em ${folder}. Dê essa pasta a quem roda o sistema, ou aponte DATA_DIR para outra.`,
  ],
  [
    /administrative permissions|"root" execution/i,
    () =>
      'O PostgreSQL não roda como administrador. Inicie o sistema com um usuário comum, ou aponte DATABASE_URL para um PostgreSQL.',
  ],
  [
    /could not create shared memory|could not map anonymous shared memory|Cannot allocate memory/i,
    () =>
      'Falta memória para o PostgreSQL do sistema. Libere memória, ou aponte DATABASE_URL para um PostgreSQL de outra máquina.',
  ],
  [
    /error while loading shared libraries|GLIBC|Library not loaded/i,
    () =>
      'O PostgreSQL que vem com o sistema não roda nesta máquina (falta uma biblioteca). Aponte DATABASE_URL para um PostgreSQL 15 ou mais novo.',
  ],
];

export function refusalOf(said: readonly string[], folder: string): OwnPostgresError {
  const text = said.join('\n');
  const [, sentence] = REFUSALS.find(([pattern]) => pattern.test(text)) ?? [];
  return new OwnPostgresError(
    sentence?.(folder) ??
      `O PostgreSQL do sistema, em ${folder}, parou. O que ele disse:\n${said.slice(-8).join('\n') || '(nada)'}`,
  );
}
