import { api, body } from '../app/api.client.ts';

/** Leads the whole page to gov.br, which sends it back to `/assinatura-govbr`. */
export async function irAoGovbr(
  { codigos, voltar }: { codigos: readonly string[]; voltar: string },
  go = (address: string) => window.location.assign(address),
): Promise<void> {
  const iniciada = await body(
    api.POST('/api/ms-alipen/assinaturas-govbr', { body: { codigos: [...codigos], voltar } }),
  );
  go(iniciada.endereco);
}

export const assinarPapelComGovbr = (assinaturaId: string, codigo: string) =>
  body(
    api.POST('/api/ms-alipen/assinaturas-govbr/{assinaturaId}/papeis/{codigo}', {
      params: { path: { assinaturaId, codigo } },
    }),
  );
