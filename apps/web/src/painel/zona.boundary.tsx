import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}
interface State {
  falhou: boolean;
}

const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 5 * 60_000;

export class ZonaBoundary extends Component<Props, State> {
  override state: State = { falhou: false };
  private falhas = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): State {
    return { falhou: true };
  }

  override componentDidCatch(): void {
    this.falhas += 1;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (this.falhas - 1), LONGEST_WAIT_MS);
    this.timer = setTimeout(() => this.setState({ falhou: false }), wait);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  override render(): ReactNode {
    if (!this.state.falhou) return this.props.children;
    return <p className="zona-falha">Esta parte falhou. Ela tenta de novo sozinha.</p>;
  }
}
