import { changedKeys } from '../../drafts/merge.ts';
import { Button } from '../../ui/button.component.tsx';
import { SITUACOES } from '../../ui/pedido.labels.ts';
import { Diferencas } from '../grade/diferencas.component.tsx';
import { camposDoPedido } from '../grade/rascunho.campos.ts';
import type { PedidoDoDiaAberto } from '../rascunho/pedido-do-dia.hook.ts';

/** What was typed here while the order was sent or cancelled elsewhere is shown, never thrown away in silence. */
export function Sobra({ aberto }: { aberto: PedidoDoDiaAberto }) {
  const { status, draft, grade, ajuste } = aberto;
  const { leftover: sobra, seen: visto } = status;
  if (!sobra || !visto) return null;
  const atual = camposDoPedido(grade, visto);
  const largar = () => draft.dispatch({ type: 'leftoverDropped' });
  const pedir = () => {
    ajuste.pedir(sobra);
    largar();
  };
  return (
    <section className="recado recado--aviso recuperacao" role="alert">
      <div>
        <p>
          O pedido {visto.numero} já está {SITUACOES[visto.situacao].rotulo.toLowerCase()} e não muda mais por aqui. O
          que você digitou e não entrou nele:
        </p>
        <Diferencas grade={grade} chaves={changedKeys(atual, sobra)} de={atual} para={sobra} />
      </div>
      {visto.acoes.includes('ajustar') && <Button onClick={pedir}>Pedir como ajuste</Button>}
      <Button onClick={largar}>Já anotei</Button>
    </section>
  );
}
