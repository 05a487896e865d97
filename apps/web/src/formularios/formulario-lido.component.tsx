import { Card } from '../ui/card.component.tsx';
import { descontoDe, linhasDoItem } from './formulario.leitura.ts';
import { conteudoDe } from './formulario.model.ts';
import { FormularioPrevia } from './formulario-previa.component.tsx';
import type { Formulario, Item } from './formularios.queries.ts';

export function FormularioLido({ formulario }: { formulario: Formulario }) {
  const { titulo, secoes, faixasDesconto, notas } = formulario;
  return (
    <>
      <h2 className="formulario-lido-titulo">{titulo}</h2>
      {secoes.map(secao => (
        <Card key={secao.codigo} className="formulario-lido" aria-labelledby={`lido-${secao.codigo}`}>
          <h3 id={`lido-${secao.codigo}`}>
            {secao.codigo} — {secao.titulo}
          </h3>
          <ul>
            {secao.itens.map(item => (
              <ItemLido key={item.codigo} item={item} />
            ))}
          </ul>
        </Card>
      ))}
      <Card className="formulario-lido" aria-labelledby="lido-resultado">
        <h3 id="lido-resultado">Notas e descontos</h3>
        <p>
          Conforme a partir de {notas.conforme}, atenção de {notas.atencao}, não conforme de {notas.naoConforme}.
        </p>
        <ul>
          {faixasDesconto.map(faixa => (
            <li key={faixa.de}>{descontoDe(faixa)}</li>
          ))}
        </ul>
      </Card>
      <FormularioPrevia conteudo={conteudoDe(formulario)} />
    </>
  );
}

function ItemLido({ item }: { item: Item }) {
  return (
    <li>
      <strong>
        {item.codigo} · {item.titulo}
      </strong>
      {linhasDoItem(item).map(linha => (
        <span key={linha} className="quieto">
          {linha}
        </span>
      ))}
    </li>
  );
}
