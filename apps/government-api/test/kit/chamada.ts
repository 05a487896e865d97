export type Resposta<T> = { status: number; corpo: T; etag: string; repetida: boolean };

type Chamada = {
  method: string;
  token: string;
  corpo: unknown;
  ifMatch: string | undefined;
  chave: string | undefined;
};

export async function chamar<T>(url: string, { method, token, corpo, ifMatch, chave }: Chamada): Promise<Resposta<T>> {
  const resposta = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(ifMatch && { 'if-match': ifMatch }),
      ...(chave && { 'idempotency-key': chave }),
      ...(corpo !== undefined && { 'content-type': 'application/json' }),
    },
    ...(corpo !== undefined && { body: JSON.stringify(corpo) }),
  });
  const texto = await resposta.text();
  const json = resposta.headers.get('content-type')?.includes('json');
  return {
    status: resposta.status,
    corpo: json ? JSON.parse(texto) : texto,
    etag: resposta.headers.get('etag') ?? '',
    repetida: resposta.headers.get('idempotency-replayed') === 'true',
  };
}
