import { Button } from '../ui/button.component.tsx';
import { SITUACOES } from '../ui/pedido.labels.ts';
import { Diferencas } from './diferencas.component.tsx';
import type { PedidoDoDiaAberto } from './pedido-do-dia.hook.ts';
import { camposDoPedido, chavesDiferentes } from './rascunho.campos.ts';

/** What was typed here while the order was sent or cancelled elsewhere is shown, never thrown away in silence. */
export function Sobra({ aberto }: { aberto: PedidoDoDiaAberto }) {
  const { sincronia, sync, grade, ajuste } = aberto;
  const { sobra, visto } = sincronia;
  if (!sobra || !visto) return null;
  const atual = camposDoPedido(grade, visto);
  const pedir = () => {
    ajuste.pedir(sobra);
    sync.largarSobra();
  };
  return (
    <section className="recado recado--aviso recuperacao" role="alert">
      <div>
        <p>
          O pedido {visto.numero} já está {SITUACOES[visto.situacao].rotulo.toLowerCase()} e não muda mais por aqui. O
          que você digitou e não entrou nele:
        </p>
        <Diferencas grade={grade} chaves={chavesDiferentes(atual, sobra)} de={atual} para={sobra} />
      </div>
      {visto.acoes.includes('ajustar') && <Button onClick={pedir}>Pedir como alteração</Button>}
      <Button onClick={sync.largarSobra}>Já anotei</Button>
    </section>
  );
}
