import { sql } from 'drizzle-orm';
import { addDays } from '../../clock/clock.ts';
import { ContasServicoService } from '../../contas-servico/contas-servico.service.ts';
import { Database } from '../../database/database.ts';
import { TelasAutorizacaoService } from '../../telas/telas.autorizacao.service.ts';
import { TelasPortaService } from '../../telas/telas.porta.service.ts';
import { WebhooksService } from '../../webhooks/webhooks.service.ts';
import type { Executores } from './palco.ts';

const UM_ANO = 360;

export const atosDaCasa: Pick<Executores, 'AUTORIZAR_TELA' | 'CRIAR_CONTA' | 'CRIAR_WEBHOOK'> = {
  /** The secret of its browser is thrown away: no wall can be opened with it. */
  async AUTORIZAR_TELA({ app, elenco }) {
    const { codigo } = await app.get(TelasPortaService).emitirCodigo();
    await app.get(TelasAutorizacaoService).autorizar(elenco.gestora, { codigo, nome: 'Sala de monitoramento' });
  },

  CRIAR_CONTA: ({ app, elenco }, { data }) =>
    app.get(ContasServicoService).criar(elenco.gestora, {
      nome: 'Painel da Secretaria',
      finalidade: 'Lê os pedidos do dia para o painel da Secretaria. Responde: Núcleo de Sistemas.',
      autoridade: 'AL_MONITORAMENTO',
      escopos: ['listarPedidos', 'obterPedido'],
      porMinuto: 60,
      validaAte: addDays(data, UM_ANO),
    }),

  /** Stopped, so that nothing leaves this machine: what it once delivered is there to be read. */
  async CRIAR_WEBHOOK({ app, elenco }) {
    const { webhook } = await app.get(WebhooksService).criar(elenco.gestora, {
      nome: 'Almoxarifado da Secretaria',
      url: 'https://almoxarifado.secretaria.example/alipen',
      tipos: ['pedido.confirmado', 'recebimento.registrado'],
      ativo: false,
    });
    await app.get(Database).execute(sql`
      insert into entregas_webhook (webhook_id, tipo, dados, ocorrido_em, situacao, tentativas, proxima_em, ultima_em,
        ultimo_status, ultimo_erro, duracao_ms, terminada_em)
      select ${webhook.id}::int, 'pedido.confirmado',
        jsonb_build_object('pedidoId', p.id, 'numero', p.numero, 'lotacaoId', p.lotacao_id, 'data', p.data_refeicao,
          'situacao', 'CONFIRMADO'),
        p.confirmado_em, case when p.vez = 3 then 'MORTA' else 'ENTREGUE' end, case when p.vez = 3 then 9 else 1 end,
        p.confirmado_em, p.confirmado_em + interval '2 seconds', case when p.vez = 3 then 503 else 200 end,
        case when p.vez = 3 then 'Quem recebe respondeu 503.' end, 90 + p.id % 140, p.confirmado_em + interval '2 seconds'
      from (select *, row_number() over (order by confirmado_em desc) as vez from pedidos where confirmado_em is not null
        order by confirmado_em desc limit 12) p
      order by p.confirmado_em`);
  },
};
