import { readings } from './catalogue.server.ts';
import { checkBuiltInWords } from './testing/check-built-in-words.ts';
import { randomRequests } from './testing/random-requests.ts';

checkBuiltInWords(readings, randomRequests);
