import { ROTULO_DE_RESULTADO_REPETICAO } from '@alipen/contracts/generated/rotulos/pedidos-em-lote';
import { Link } from 'react-router-dom';
import { api, body } from '../../app/api.client.ts';
import { once } from '../../app/intent-key.ts';
import { Checkbox } from '../../ui/check.component.tsx';
import { addDays, formatLongDay } from '../../ui/date.format.ts';
import { useForm } from '../../ui/form.hook.ts';
import { FormDialog } from '../../ui/form-dialog.component.tsx';
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
  const form = useForm({
    start: { datas: [] as readonly string[] },
    send: ({ datas }) =>
      once(`repetirPedido:${pedido.id}`, datas, chave =>
        body(
          api.POST('/api/ms-alipen/pedidos/{pedidoId}/repeticao', {
            params: { path: { pedidoId: pedido.id }, header: { 'Idempotency-Key': chave } },
            body: { datas: [...datas] },
          }),
        ),
      ),
    ready: ({ datas }) => datas.length > 0,
  });
  const { datas } = form.values;
  const feita = form.answer;
  const dias = Array.from({ length: MAIS_DIAS }, (_, n) => addDays(desde, n)).filter(
    dia => dia !== pedido.dataRefeicao,
  );
  const trocar = (dia: string) =>
    form.set({ datas: datas.includes(dia) ? datas.filter(outro => outro !== dia) : [...datas, dia].toSorted() });
  return (
    <FormDialog
      title={`Repetir o pedido ${pedido.numero}`}
      form={form}
      verb={feita ? undefined : 'Fazer rascunhos'}
      doing="Copiando…"
      back={feita ? 'Fechar' : 'Voltar'}
      close={fechar}
    >
      {feita ? (
        <ul className="repetir-lista" role="status">
          {feita.resultados.map(({ data, resultado, detail, pedido: feito, feriado }) => (
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
        <div>
          <p>Escolha os dias. Cada um vira um rascunho com estas quantidades, para conferir e enviar.</p>
          <fieldset className="repetir-dias" aria-label="Dias">
            {dias.map(dia => (
              <label key={dia} className="repetir-dia">
                <Checkbox checked={datas.includes(dia)} onChange={() => trocar(dia)} />
                {formatLongDay(dia)}
              </label>
            ))}
          </fieldset>
        </div>
      )}
    </FormDialog>
  );
}
