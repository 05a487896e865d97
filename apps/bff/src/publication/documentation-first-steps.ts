import { text } from './documentation-schemas.ts';

const code = (lines: readonly string[]): string => `<pre><code>${text(lines.join('\n'))}</code></pre>`;

const TOKEN = [
  'export ALIPEN=o-endereco-deste-sistema',
  `export TOKEN=$(curl -sS "$ALIPEN/api/token" -H 'Content-Type: application/json' \\`,
  `  -d '{"client_id":"conta-7","client_secret":"alipen_…"}' | sed 's/.*"token":"\\([^"]*\\).*/\\1/')`,
];
const CLIENT = [
  "import { createAlipen } from '@alipen/client';",
  '',
  'const alipen = createAlipen({ baseUrl: process.env.ALIPEN, clientId, clientSecret });',
];
const SIGNED = [
  'webhook-id: msg_2f0c…',
  'webhook-timestamp: 1795348800',
  'webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  '',
  '{"type":"pedido.enviado","timestamp":"2026-11-22T12:00:00.000Z","data":{"pedidoId":812,"lotacaoId":3,…}}',
];

export const firstSteps = `<section id="primeiros-passos"><h2>Primeiros passos</h2>
<p>Peça a quem gere o sistema uma <b>conta de serviço</b> (Configurações › Contas de serviço) com as operações de que o seu precisa. Troque o segredo dela por um token, que vale 15 minutos e só abre essas operações:</p>${code(TOKEN)}
<p>Os exemplos de cada operação usam essas duas variáveis. Os que são de TypeScript usam o cliente com os tipos deste documento, que renova o token sozinho:</p>${code(CLIENT)}
<p>Toda recusa é um documento de problema (RFC 9457). <code>429</code> diz em <code>Retry-After</code> quando tentar de novo. Escritas aceitam <code>Idempotency-Key</code>: com a mesma chave, a chamada repetida não acontece de novo.</p>
<h3>Webhooks</h3><p>Em Configurações › Webhooks, um endereço seu recebe o que acontece, por POST, assinado como em Standard Webhooks:</p>${code(SIGNED)}
<p>Confira a assinatura (<code>verifyWebhook</code> do cliente, ou a biblioteca deles) antes de ler, responda 2xx em até 15 segundos, e guarde o <code>webhook-id</code>: a mesma mensagem pode vir mais de uma vez. O que não chega é tentado de novo por três dias; <code>410</code> faz parar.</p></section>`;
