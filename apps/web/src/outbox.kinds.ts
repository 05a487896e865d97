import type { Concluida } from './fiscalizacoes/preenchimento/fiscalizacao.delivery.ts';
import type { Delivery } from './outbox/delivery.model.ts';
import type { Registrada } from './recebimentos/recebimento.delivery.ts';
import type { Registrada as SobraRegistrada } from './sobras/sobra.delivery.ts';

/** What waits in a device's outbox; the sender of each kind is loaded when there is one to send. */
export const KINDS = {
  recebimento: {
    one: 'recebimento',
    many: 'recebimentos',
    first: 'photos',
    page: body => {
      const { data, lotacaoId } = body as Registrada;
      return `/modules/unidade/entregas?data=${data}&lotacao=${lotacaoId}`;
    },
    load: async () => (await import('./recebimentos/recebimento.delivery.ts')).recebimentoDelivery,
  },
  fiscalizacao: {
    one: 'fiscalização',
    many: 'fiscalizações',
    first: 'record',
    page: body => `/modules/fiscalizacao/fiscalizacoesPendentes/${(body as Concluida).fiscalizacaoId}`,
    load: async () => (await import('./fiscalizacoes/preenchimento/fiscalizacao.delivery.ts')).fiscalizacaoDelivery,
  },
  sobra: {
    one: 'registro de sobras',
    many: 'registros de sobras',
    // Without photos, and last: what was left is known only of what was received.
    first: 'photos',
    page: body => {
      const { data, lotacaoId } = body as SobraRegistrada;
      return `/modules/unidade/entregas?data=${data}&lotacao=${lotacaoId}`;
    },
    load: async () => (await import('./sobras/sobra.delivery.ts')).sobraDelivery,
  },
} satisfies Record<string, KindOfRecord>;

export type Kind = keyof typeof KINDS;

interface KindOfRecord {
  one: string;
  many: string;
  /** A record that names its photos waits for them; one that declares them goes first, and the server waits. */
  first: 'photos' | 'record';
  /** Where the person decides about a refused item. */
  page: (body: unknown) => string;
  load: () => Promise<Delivery>;
}
