import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../app/problem.error.ts';
import { obterLotacao } from '../lotacoes/lotacoes.queries.ts';
import { Button } from '../ui/button.component.tsx';
import { formatHour, formatShortInstant } from '../ui/date.format.ts';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { quantidadeDe, useAjusteDigitado } from './ajuste-digitado.hook.ts';
import { darPasso } from './decisoes.mutations.ts';
import { EscolhaDoMotivo } from './motivo.component.tsx';
import { completa, motivada } from './motivo.model.ts';
import { useNomes } from './nomes.hook.ts';
import type { Pedido } from './pedidos.queries.ts';

type Item = Pedido['itens'][number];

const chaveDe = ({ tipoAlimentacaoId, tipoPublicoId }: Item) => `${tipoAlimentacaoId}:${tipoPublicoId}`;
const vale = (item: Item) => item.quantidadeConfirmada ?? item.quantidadeSolicitada;

export default function Ajuste({ pedido, fechar }: { pedido: Pedido; fechar: () => void }) {
  const nomes = useNomes();
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
  const lidos = pedido.itens.map(item => ({
    item,
    para: quantidadeDe(digitados[chaveDe(item)] ?? String(vale(item))),
  }));
  const invalido = lidos.some(({ para }) => para === null);
  const itens = lidos.flatMap(({ item: { tipoAlimentacaoId, tipoPublicoId, ...item }, para }) =>
    para === null || para === (item.quantidadeConfirmada ?? item.quantidadeSolicitada)
      ? []
      : [{ tipoAlimentacaoId, tipoPublicoId, para }],
  );
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
            {ajustar.isPending ? 'Gravando…' : itens.length > 1 ? `Pedir ${itens.length} ajustes` : 'Pedir ajuste'}
          </Button>
        </>
      }
    >
      {recuperadoDe && (
        <Notice tone="info" action={<Button onClick={esquecer}>Descartar</Button>}>
          Continuamos o que foi digitado neste computador em {formatShortInstant(recuperadoDe, fuso)} e não foi pedido.
        </Notice>
      )}
      <ScrollRegion label="Quantidades do pedido" className="ajuste-rolagem">
        <table className="detalhe-itens">
          <thead>
            <tr>
              <th scope="col">Refeição e público</th>
              <th scope="col">Vale</th>
              <th scope="col">Novo valor</th>
              <th scope="col">Até</th>
            </tr>
          </thead>
          <tbody>
            {pedido.itens.map(item => {
              const limite = pedido.limitesAjuste.find(each => each.tipoAlimentacaoId === item.tipoAlimentacaoId);
              const texto = digitados[chaveDe(item)] ?? String(vale(item));
              return (
                <tr key={chaveDe(item)}>
                  <th scope="row">{nomes(item)}</th>
                  <td>{formatInteger(vale(item))}</td>
                  <td>
                    <TextInput
                      className="ajuste-numero"
                      inputMode="numeric"
                      aria-label={`Novo valor: ${nomes(item)}`}
                      aria-invalid={quantidadeDe(texto) === null}
                      value={texto}
                      disabled={limite?.encerrado}
                      onChange={({ target }) => digitar(chaveDe(item), target.value)}
                    />
                  </td>
                  <td>{limite ? (limite.encerrado ? 'encerrado' : formatHour(limite.limiteEm, fuso)) : '—'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="quieto">
        Diminuir dentro do limite vale na hora. Aumentar um pedido confirmado espera o atendimento.
      </p>
      <EscolhaDoMotivo contexto="AJUSTE" escolha={escolha} escolher={escolher} />
      {invalido && <Notice tone="aviso">Use números inteiros de 0 a 9.999.</Notice>}
      {ajustar.error && <Notice tone="perigo">{sentenceOf(ajustar.error)}</Notice>}
    </Dialog>
  );
}
