import { Link } from 'react-router-dom';
import { PAINEL_ADDRESS } from '../app/painel.address.ts';
import { ButtonAnchor } from '../ui/button.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { Bloco } from './bloco.component.tsx';
import { IndicadoresDaSemana } from './indicadores-da-semana.component.tsx';
import { Mensagens } from './mensagens.component.tsx';
import { EntregasAgora, PedidosDeAmanha, Problemas, TotaisDoDia } from './situacao-do-dia.component.tsx';

const OCORRENCIAS = '/modules/fiscalizacao/ocorrencias';

export const InicioMonitoramento = () => (
  <>
    <div className="inicio-quatro">
      <PedidosDeAmanha />
      <EntregasAgora />
      <Ocorrencias />
      <TotaisDoDia />
    </div>
    <p className="inicio-fixo">
      <ButtonAnchor
        variant="primary"
        className="inicio-agir"
        href={PAINEL_ADDRESS}
        target="_blank"
        rel="noopener noreferrer"
      >
        Abrir painel (nova aba)
      </ButtonAnchor>
    </p>
    <div className="inicio-colunas">
      <Problemas />
      <div className="inicio-pilha">
        <IndicadoresDaSemana />
        <Mensagens />
      </div>
    </div>
  </>
);

const Ocorrencias = () => (
  <Bloco nome="ocorrencias" titulo="Não conformidades" altura={132}>
    {({ total, itens }) => (
      <>
        <p className="quieto">Ocorrências em sete dias</p>
        <p className={`bloco-valor${total > 0 ? ' inicio-perigo' : ''}`}>{formatInteger(total)}</p>
        <p className="inicio-uma-linha">{itens[0] ? `${itens[0].fornecedor}, ${itens[0].lotacao}` : 'Nenhuma'}</p>
        <p>
          <Link to={OCORRENCIAS}>Ver ocorrências</Link>
        </p>
      </>
    )}
  </Bloco>
);
