import { Button } from '../src/button';
import { FallbackPage } from '../src/fallback-page';
import { Stack } from '../src/layout';
import { Link } from '../src/link';
import { Text } from '../src/text';
import { Threshold } from '../src/threshold';

export function ThresholdView() {
  return (
    <Threshold title="Sign in" lead="Pick up where the two of you left off." motto={<p>A promise to be true.</p>}>
      <Stack gap={6}>
        <Button variant="primary" size="continue" isFullWidth>
          Sign in
        </Button>
        <Text size="small">
          New to Troth? <Link href="/signup">Create an account</Link>
        </Text>
      </Stack>
    </Threshold>
  );
}

export function FallbackView() {
  return <FallbackPage isFetching={false} onLogOut={() => undefined} />;
}
