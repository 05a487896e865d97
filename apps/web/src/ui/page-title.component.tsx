import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  title: string;
  children?: ReactNode;
}

/** The page's one h1. It takes the focus after a change of screen, so that a screen reader says where the person is. */
export function PageTitle({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const arrivedByAddress = key === 'default';

  useEffect(() => {
    document.title = `${title} · Alipen`;
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of path is what moves the focus
  useEffect(() => {
    if (!arrivedByAddress) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="pagina-titulo">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <p className="quieto">{children}</p>}
    </div>
  );
}
