/** The zones of the area codes of North America, where most people of a code share one. */
const lines: Readonly<Record<string, string>> = {
  'America/New_York': `201 202 203 207 212 215 216 220 223 227 229 234 239 240 252 267 272 276 283 301 302 304 305 315
    321 326 329 330 332 336 339 347 351 352 363 380 386 401 404 407 410 412 413 419 423 434 436 440 443 445 448 470 472 475
    478 484 502 508 513 516 518 540 551 561 567 570 571 582 585 603 606 607 609 610 614 617 631 640 645 646 656 667 678 680
    681 686 689 703 704 706 716 717 718 724 727 728 729 732 740 743 754 757 762 770 771 772 774 781 786 802 803 804 813 814 821
    826 828 835 838 839 843 845 848 854 856 857 859 860 862 863 864 865 878 904 908 910 912 914 917 919 929 934 937 941 943
    947 948 954 959 973 978 980 984`,
  'America/Detroit': '231 248 269 313 517 586 616 679 734 810 989',
  'America/Indiana/Indianapolis': '260 317 463 765',
  'America/Chicago': `205 210 214 217 218 219 224 225 228 251 254 256 262 270 274 281 309 312 314 316 318 319 320 325 327
    331 334 337 346 353 361 364 405 409 414 417 430 432 447 464 469 479 501 504 507 512 515 531 534 539 557 563 572 573 580
    601 608 612 615 618 620 629 630 636 641 651 659 660 662 682 708 712 713 715 726 730 731 737 763 769 773 779 785 806
    815 816 817 830 832 847 861 870 872 901 903 913 918 920 924 931 936 938 940 945 952 956 972 975 979 985`,
  'America/Denver': '303 307 385 406 435 505 575 719 720 801 915 970 983',
  'America/Phoenix': '480 520 602 623 928',
  'America/Los_Angeles': `206 209 213 253 279 310 323 341 350 360 408 415 424 425 442 458 503 509 510 530 541 559 562 564
    619 626 628 650 657 661 669 702 707 714 725 747 760 775 805 818 820 831 840 858 909 916 925 949 951 971`,
  'America/Anchorage': '907',
  'Pacific/Honolulu': '808',
  'America/Puerto_Rico': '787 939',
  'America/Vancouver': '236 250 257 604 672 778',
  'America/Edmonton': '368 403 587 780 825',
  'America/Regina': '306 474 639',
  'America/Winnipeg': '204 431 584',
  'America/Toronto': `226 249 263 289 343 354 365 367 382 416 418 437 438 450 468 514 519 548 579 581 613 647 683 705 742
    753 819 873 905 942`,
  'America/Halifax': '782 902',
  'America/Moncton': '428 506',
  'America/St_Johns': '709 879',
}

const zones = new Map(
  Object.entries(lines).flatMap(([zone, codes]) =>
    codes.split(/\s+/).map((code): [string, string] => [code, zone]),
  ),
)

/** A telephone number as North America writes it: “(847) 555-0136”, “250-555-0117”, “+1 206.555.0142”. */
const number =
  /(?<![\d.,/-])(?:\+?1[\s.-])?(?:\((\d{3})\)\s?|(\d{3})[.-])[2-9]\d{2}[.-]\d{4}(?![\d/-])/g

/** The zone (IANA) of the telephone numbers of North America in a text; null for none, and for those of several zones. */
export function zoneOfAreaCodes(text: string): string | null {
  const found = new Set<string>()
  for (const [, inside, before] of text.matchAll(number)) {
    // Codes of no place, such as 800, say nothing.
    const zone = zones.get(inside ?? before ?? '')
    if (zone !== undefined) found.add(zone)
  }
  const [only] = found
  return found.size === 1 ? (only ?? null) : null
}
