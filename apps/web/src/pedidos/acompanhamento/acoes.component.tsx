import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { usePerson } from '../../app/person.hook.ts';
import type { Papel } from '../../app/session.queries.ts';
import { RecebimentoDialog } from '../../recebimentos/recebimentos.queries.ts';
import { Button, ButtonLink } from '../../ui/button.component.tsx';
import { addDays } from '../../ui/date.format.ts';
import { SITUACOES } from '../../ui/pedido.labels.ts';
import { today } from '../../ui/today.ts';
import { Toolbar } from '../../ui/toolbar.component.tsx';
import { type Acao, type AcaoComDialogo, COM_DIALOGO, DO_PAPEL } from '../decisao/acoes.table.ts';
import { excluirPedido } from '../decisao/decisoes.mutations.ts';
import { adiar } from '../grade/desfazer.ts';
import type { Pedido } from '../pedidos.queries.ts';
import { enderecoDoPreparo } from './acompanhamento.columns.tsx';

const Decisao = lazy(() => import('../decisao/decisao.dialog.tsx'));
const Repetir = lazy(() => import('../dia/repetir.dialog.tsx'));
const Ajuste = lazy(() => import('../ajuste/ajuste.dialog.tsx'));

const ROTULOS: Partial<Record<Acao, string>> = { ajustar: 'Pedir ajuste', excluir: 'Excluir rascunho' };
const rotuloDe = (acao: Acao) => (acao in COM_DIALOGO ? COM_DIALOGO[acao as AcaoComDialogo].rotulo : ROTULOS[acao]);

/** Not shown to say why not. */
const SO_QUANDO_PODE: readonly Acao[] = ['excluir', 'autorizar'];
const DESTACADAS: readonly Acao[] = ['autorizar', 'confirmar'];

const REPETEM: readonly Papel[] = ['GESTOR', 'SOLICITANTE'];

export function Acoes({ pedido, fechar }: { pedido: Pedido; fechar: () => void }) {
  const { papel } = usePerson();
  const [aberta, setAberta] = useState<Acao | 'repetir' | null>(null);
  const excluir = useMutation(excluirPedido(pedido));
  const escrever = pedido.acoes.includes('editar');
  const doPapel: readonly Acao[] = DO_PAPEL[papel];
  const visiveis = doPapel.filter(acao => !SO_QUANDO_PODE.includes(acao) || pedido.acoes.includes(acao));
  const agora = (acao: Acao) => {
    if (acao !== 'excluir') return setAberta(acao);
    fechar();
    return adiar(`Rascunho ${pedido.numero} excluído`, 'Vale em 6 segundos.', () => excluir.mutateAsync());
  };
  const recebe = pedido.acoes.includes('receber');
  const repete = REPETEM.includes(papel);
  if (visiveis.length === 0 && !escrever && !recebe && !repete) return null;
  const porAutorizar = pedido.situacao === 'ENVIADO' && pedido.autorizacao?.situacao === 'FALTA';
  const porqueDe = (acao: Acao) =>
    porAutorizar && acao === 'confirmar'
      ? 'O pedido ainda espera a autorização de outra pessoa.'
      : `O pedido está em “${SITUACOES[pedido.situacao].rotulo}”, ou o limite já passou.`;
  return (
    <>
      <Toolbar className="detalhe-acoes">
        {escrever && papel !== 'ATENDIMENTO' && (
          <ButtonLink variant="primary" to={enderecoDoPreparo(pedido)}>
            {pedido.situacao === 'DEVOLVIDO' ? 'Corrigir e reenviar' : 'Continuar o rascunho'}
          </ButtonLink>
        )}
        {recebe && (
          <Button variant="primary" onClick={() => setAberta('receber')}>
            Registrar recebimento
          </Button>
        )}
        {visiveis.map(acao => {
          const pode = pedido.acoes.includes(acao);
          const porque = porqueDe(acao);
          return (
            <Button
              key={acao}
              variant={DESTACADAS.includes(acao) && pode ? 'primary' : 'plain'}
              aria-disabled={!pode}
              title={pode ? undefined : porque}
              onClick={() => pode && agora(acao)}
            >
              {rotuloDe(acao)}
              {!pode && <span className="so-leitor"> ({porque})</span>}
            </Button>
          );
        })}
        {repete && (
          <Button variant="quiet" onClick={() => setAberta('repetir')}>
            Repetir em outros dias
          </Button>
        )}
      </Toolbar>
      <Suspense>
        {aberta === 'receber' && (
          <RecebimentoDialog
            pedidoId={pedido.id}
            lotacaoId={pedido.lotacao.id}
            data={pedido.dataRefeicao}
            fechar={() => setAberta(null)}
          />
        )}
        {aberta === 'repetir' && <Repetir pedido={pedido} desde={addDays(today(), 1)} fechar={() => setAberta(null)} />}
        {aberta === 'ajustar' && <Ajuste pedido={pedido} fechar={() => setAberta(null)} />}
        {aberta !== null && aberta in COM_DIALOGO && (
          <Decisao acao={aberta as AcaoComDialogo} pedido={pedido} fechar={() => setAberta(null)} />
        )}
      </Suspense>
    </>
  );
}
