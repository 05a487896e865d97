import type { ProblemSlug } from './catalogue.ts';

type Row = { slug: ProblemSlug; detail: string };

/** What Fastify refuses before a controller sees it, by error code. Its own English texts never leave. */
export const fastifyErrors: Readonly<Record<string, Row>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { slug: 'corpo-grande', detail: 'O conteúdo enviado passa do limite desta operação.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    slug: 'tipo-nao-aceito',
    detail: 'Esta operação não aceita este tipo de conteúdo.',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: { slug: 'requisicao-invalida', detail: 'O corpo não é um JSON válido.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { slug: 'requisicao-invalida', detail: 'O corpo está vazio; envie um JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { slug: 'requisicao-invalida', detail: 'O tamanho do corpo não confere.' },
  FST_ERR_BAD_URL: { slug: 'requisicao-invalida', detail: 'O endereço não é válido.' },
  FST_ERR_NOT_FOUND: { slug: 'rota-desconhecida', detail: 'Este endereço não existe.' },
};
