import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../base/problem.error.ts';
import { obterLotacao } from '../../lotacoes/lotacoes.queries.ts';
import { Button } from '../../ui/button.component.tsx';
import { formatShortInstant } from '../../ui/date.format.ts';
import { Dialog } from '../../ui/dialog.component.tsx';
import { Notice } from '../../ui/notice.component.tsx';
import { darPasso } from '../decisao/decisoes.mutations.ts';
import { EscolhaDoMotivo } from '../motivo/motivo.component.tsx';
import { completa, motivada } from '../motivo/motivo.model.ts';
import type { Pedido } from '../pedidos.queries.ts';
import { linhasDe, mudadas } from './ajuste.model.ts';
import { useAjusteDigitado } from './ajuste-digitado.hook.ts';
import { QuantidadesDoAjuste } from './quantidades-do-ajuste.component.tsx';

export default function Ajuste({ pedido, fechar }: { pedido: Pedido; fechar: () => void }) {
  const client = useQueryClient();
  // The limits are hours of the unit's own clock.
  const fuso = useQuery(obterLotacao(pedido.lotacao.id)).data?.fusoHorario;
  const { digitados, escolha, recuperadoDe, digitar, escolher, esquecer } = useAjusteDigitado(pedido);
  const ajustar = useMutation({
    ...darPasso('ajustar', pedido),
    onSuccess: () => {
      esquecer();
      fechar();
    },
    onError: () => client.invalidateQueries({ queryKey: ['obterPedido', pedido.id] }),
  });
  const linhas = linhasDe(pedido, digitados);
  const invalido = linhas.some(({ para }) => para === null);
  const itens = mudadas(linhas);
  const motivo = completa(escolha) ? motivada(escolha) : null;
  const pronto = !invalido && itens.length > 0 && motivo !== null;
  return (
    <Dialog
      title={`Ajustar o pedido ${pedido.numero}`}
      long
      close={fechar}
      busy={ajustar.isPending}
      width={640}
      footer={
        <>
          <Button disabled={ajustar.isPending} onClick={fechar}>
            Voltar
          </Button>
          <Button
            variant="primary"
            disabled={!pronto || ajustar.isPending}
            onClick={() => motivo && ajustar.mutate({ itens, ...motivo })}
          >
            {ajustar.isPending ? 'Pedindo…' : itens.length > 1 ? `Pedir ${itens.length} ajustes` : 'Pedir ajuste'}
          </Button>
        </>
      }
    >
      {recuperadoDe && (
        <Notice tone="info" action={<Button onClick={esquecer}>Descartar</Button>}>
          Continuamos o que foi digitado neste computador em {formatShortInstant(recuperadoDe, fuso)} e não foi pedido.
        </Notice>
      )}
      <QuantidadesDoAjuste linhas={linhas} limites={pedido.limitesAjuste} fuso={fuso} digitar={digitar} />
      <p className="quieto">
        Diminuir dentro do limite vale na hora. Aumentar um pedido confirmado espera o atendimento.
      </p>
      <EscolhaDoMotivo contexto="AJUSTE" escolha={escolha} escolher={escolher} />
      {invalido && <Notice tone="aviso">Use números inteiros de 0 a 9.999.</Notice>}
      {ajustar.error && <Notice tone="perigo">{sentenceOf(ajustar.error)}</Notice>}
    </Dialog>
  );
}
