import { HttpException } from '@nestjs/common';
import type { ProblemSlug } from './catalogue.ts';
import { databaseErrors } from './database-errors.table.ts';
import { fastifyErrors } from './fastify-errors.table.ts';
import { type Problema as Known, Problema, problema } from './problema.ts';

const byStatus: Readonly<Record<number, ProblemSlug>> = {
  400: 'requisicao-invalida',
  401: 'nao-autenticado',
  403: 'nao-permitido',
  404: 'rota-desconhecida',
  405: 'metodo-nao-permitido',
  408: 'tempo-esgotado',
  413: 'corpo-grande',
  414: 'endereco-longo',
  415: 'tipo-nao-aceito',
  503: 'indisponivel',
};

const details: Partial<Record<ProblemSlug, string>> = {
  'rota-desconhecida': 'Este endereço não existe.',
  'requisicao-invalida': 'O que foi enviado não pôde ser lido.',
  'nao-autenticado': 'Entre com CPF e senha.',
  'nao-permitido': 'Seu perfil não permite esta ação.',
};

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** What nobody expected becomes `falha-no-servidor` and says nothing of itself. */
export function toProblem(error: unknown): Known {
  if (error instanceof Problema) return error;
  const known = fastifyErrors[String(field(error, 'code'))];
  if (known) return problema(known.slug, { detail: known.detail });
  // A failed statement has what the database said as its cause.
  const refused = [field(error, 'cause'), error]
    .map(said => databaseErrors[String(field(said, 'code') ?? field(said, 'message'))])
    .find(Boolean);
  if (refused) {
    const { slug, ...rest } = refused;
    return problema(slug, { ...rest, cause: error });
  }
  const status = error instanceof HttpException ? error.getStatus() : field(error, 'statusCode');
  const slug = typeof status === 'number' ? byStatus[status] : undefined;
  if (slug) return problema(slug, { detail: details[slug] });
  return problema('falha-no-servidor', {
    detail: 'Algo falhou do nosso lado. Tente de novo; se continuar, informe o código ao Atendimento.',
    cause: error,
  });
}
