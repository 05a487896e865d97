import { ROTULO_DE_RESULTADO_REPETICAO } from '@alipen/contracts/generated/rotulos/pedidos-em-lote';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { addDays, formatLongDay } from '../ui/date.format.ts';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import './repetir.css';

/** The most days one call takes in the contract. */
const MAIS_DIAS = 14;

interface Props {
  pedido: { id: number; numero: string; dataRefeicao: string; lotacao: { id: number } };
  /** The first day that may be asked for: tomorrow, by the server's clock. */
  desde: string;
  fechar: () => void;
}

/** The copies are drafts; what happened on each day is said, and nothing is ever overwritten. */
export default function RepetirPedido({ pedido, desde, fechar }: Props) {
  const [datas, setDatas] = useState<readonly string[]>([]);
  const repetir = useMutation({
    mutationKey: ['repetirPedido'],
    mutationFn: (dias: string[]) =>
      once(`repetirPedido:${pedido.id}`, dias, chave =>
        body(
          api.POST('/api/ms-alipen/pedidos/{pedidoId}/repeticao', {
            params: { path: { pedidoId: pedido.id }, header: { 'Idempotency-Key': chave } },
            body: { datas: dias },
          }),
        ),
      ),
  });
  const dias = Array.from({ length: MAIS_DIAS }, (_, n) => addDays(desde, n)).filter(
    dia => dia !== pedido.dataRefeicao,
  );
  const trocar = (dia: string) =>
    setDatas(antes => (antes.includes(dia) ? antes.filter(outro => outro !== dia) : [...antes, dia].toSorted()));
  return (
    <Dialog
      title={`Repetir o pedido ${pedido.numero}`}
      close={fechar}
      busy={repetir.isPending}
      footer={
        <>
          <Button onClick={fechar}>{repetir.data ? 'Fechar' : 'Voltar'}</Button>
          {!repetir.data && (
            <Button
              variant="primary"
              disabled={datas.length === 0 || repetir.isPending}
              onClick={() => repetir.mutate([...datas])}
            >
              {repetir.isPending ? 'Copiando…' : 'Fazer rascunhos'}
            </Button>
          )}
        </>
      }
    >
      {repetir.isError && <Notice tone="perigo">{sentenceOf(repetir.error)}</Notice>}
      {repetir.data ? (
        <ul className="repetir-lista" role="status">
          {repetir.data.resultados.map(({ data, resultado, detail, pedido: feito, feriado }) => (
            <li key={data}>
              {feito ? (
                <Link to={`/modules/solicitacao?lotacao=${pedido.lotacao.id}&data=${data}`} onClick={fechar}>
                  {formatLongDay(data)}
                </Link>
              ) : (
                formatLongDay(data)
              )}
              : {ROTULO_DE_RESULTADO_REPETICAO[resultado]}
              {feriado && ` · feriado: ${feriado}, confira as quantidades`}
              {detail && resultado !== 'JA_EXISTE' && ` · ${detail}`}
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>Escolha os dias. Cada um vira um rascunho com estas quantidades, para conferir e enviar.</p>
          <fieldset className="repetir-dias" aria-label="Dias">
            {dias.map(dia => (
              <label key={dia} className="repetir-dia">
                <Checkbox checked={datas.includes(dia)} onChange={() => trocar(dia)} />
                {formatLongDay(dia)}
              </label>
            ))}
          </fieldset>
        </>
      )}
    </Dialog>
  );
}
