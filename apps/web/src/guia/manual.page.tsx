import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import MANUAL from '../../../../docs/manual.md';
import { Button, ButtonSummary } from '../ui/button.component.tsx';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { CampoDoManual } from './manual-campo.component.tsx';
import { type Abrir, Achados, ListaDeSecoes } from './manual-lista.component.tsx';
import { SecaoDoManual } from './manual-secao.component.tsx';
import './guia.css';

export function Component() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const phone = useMediaQuery(PHONE);
  const [digitado, setDigitado] = useState('');
  const [palavras, setPalavras] = useState<readonly string[]>([]);
  const procurando = digitado.trim() !== '';
  useEffect(() => {
    if (procurando) return;
    const titulos = [...document.querySelectorAll<HTMLElement>('[data-secao]')];
    titulos.find(({ dataset }) => dataset.secao === hash.slice(1))?.focus();
  }, [hash, procurando]);
  const abrir: Abrir = (id, achadas) => {
    setDigitado('');
    setPalavras(achadas);
    navigate({ hash: id });
  };
  return (
    <div className="pagina manual">
      <div className="pagina-topo">
        <PageTitle title="Manual">Como se faz cada coisa, tela por tela. Abre também sem rede.</PageTitle>
        <Button onClick={() => window.print()}>
          <PrinterIcon size={18} aria-hidden />
          Imprimir
        </Button>
      </div>
      <CampoDoManual digitado={digitado} digitar={setDigitado} />
      {procurando ? (
        <Achados secoes={MANUAL} digitado={digitado} abrir={abrir} />
      ) : (
        <div className="manual-corpo">
          <details className="manual-sumario" open={!phone}>
            <ButtonSummary>Sumário</ButtonSummary>
            <nav aria-label="Sumário do manual">
              <ListaDeSecoes secoes={MANUAL} abrir={abrir} />
            </nav>
          </details>
          <div className="manual-leitura">
            {MANUAL.map(secao => (
              <SecaoDoManual key={secao.id} secao={secao} palavras={palavras} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
